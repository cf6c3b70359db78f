import type { TableTexts } from './table-texts.ts';

export const tableEn: TableTexts = {
  piece: (p) =>
    [
      `${p.id} ${p.kind}: category ${p.category}, ${p.class}, ${p.long} × ${p.short} inches, ${p.area} square inches`,
      p.blocks ? 'blocks sight' : 'does not block sight',
      ...(p.closed ? ['closed to all'] : []),
      ...(p.infantryOnly ? ['covers only infantry, jump troops, beasts and cavalry'] : []),
    ].join(', '),
  findings: {
    outline: (f) => `${f.pieces}: outline not convex or not counter-clockwise`,
    covered: (f) => `All terrain: ${f.measured} square inches, ${f.share}% of the table (${f.least} to ${f.most})`,
    third: (f) => `Category ${f.category}: ${f.measured} square inches (${f.least} to ${f.most})`,
    number: (f) => `Category ${f.category}, number of pieces: ${f.measured} (${f.least} to ${f.most})`,
    belongs: (f) => `${f.pieces}: ${f.ok ? 'right' : 'wrong'} in category ${f.category}`,
    flags: (f) => `${f.pieces}: sight and entry ${f.ok ? 'fit' : 'do not fit'} the class of terrain`,
    example: (f) => `${f.pieces}: ${f.ok ? 'as' : 'not as'} in the book's example`,
    notAllSquare: (f) => (f.ok ? 'Not all pieces are square' : 'All pieces are square'),
    sides: (f) => (f.ok ? `${f.pieces}: sides about 3:2` : `${f.pieces}: sides in the ratio ${f.measured}, best 3:2`),
    onTable: (f) => (f.ok ? 'All pieces lie on the table' : `${f.pieces}: over the edge`),
    apart: (f) => (f.ok ? 'No pieces overlap' : `${f.pieces}: overlap`),
    zone: (f) => `Deployment zone: share ${f.measured} closed to all (at most ${f.most})`,
    even: (f) => `Category ${f.category}: halves of the table differ by ${f.measured} (at most ${f.most})`,
  },
  right: 'right',
  wrong: 'wrong',
  advice: 'only advice',
};
