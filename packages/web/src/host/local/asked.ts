import { type Answer, aboutRequest, type Language, type Option, type Request, type Types } from '@walstatt/engine';
import { type Eyes, type PendingView, refuse, teller, tellItem, tellOption, tellRequest } from '@walstatt/engine/host';
import type { Asked } from '../game-host.ts';
import { tellAnswer } from './answer-words.ts';
import { isEachForOne, mayAllHave, shownOnTable } from './assignment.ts';
import { aboutOption, ruleText } from './rule-text.ts';
import type { AnyRuleset } from './rulesets.ts';
import { standingOffers } from './standing.ts';
import { targetOf } from './target-of.ts';

/** A pending request with all its words and the advised answer. */
export function askedOf(
  ruleset: AnyRuleset,
  look: Eyes<Types>,
  p: PendingView,
  preset: Answer,
  language: Language,
): Asked {
  const { request: r } = p;
  const t = teller(ruleset, look.state, language);
  const named = (id: string): { id: string; text: string } => ({ id, text: t.name(id) });
  return {
    id: p.id,
    by: r.by,
    byName: t.name(r.by),
    request: r,
    subject: aboutRequest(ruleset, r).by[0] ?? null,
    sealed: p.sealed,
    title: tellRequest(ruleset, look.state, r, language),
    rule: r.rule,
    ruleText: ruleText(ruleset, r.rule, language),
    options:
      'options' in r
        ? r.options.map((o) => {
            const text = tellOption(ruleset, look.state, r, o, language);
            const { by, chosen } = aboutRequest(ruleset, r, o.id);
            const onTable = (r.kind === 'assign' ? shownOnTable(ruleset, look, r, o.id) : undefined) ?? chosen;
            return {
              id: o.id,
              text,
              about: aboutOption(ruleset, r, o.id, language),
              forAll: r.kind === 'assign' && mayAllHave(look, r, o.id),
              foretold: !r.blind && r.kind !== 'assign' && hasProspects(ruleset, look, r, o),
              ...(onTable === null ? {} : { onTable }),
              ...(by.length === 1 ? { actor: { id: by[0]!, name: t.name(by[0]!) } } : {}),
              ...('most' in o && o.most !== undefined ? { most: o.most as number } : {}),
            };
          })
        : [],
    items:
      r.kind === 'assign'
        ? r.items.map((i) => ({
            id: i.id,
            text: tellItem(ruleset, look.state, r, i, language),
            options: i.options,
          }))
        : [],
    eachForOne: r.kind === 'assign' && isEachForOne(look, r, preset),
    pieces: r.kind === 'place' ? r.pieces.map(named) : r.kind === 'path' ? r.movers.map(named) : [],
    preset,
    presetText:
      preset === null && r.kind !== 'choose' && r.kind !== 'activity'
        ? ''
        : tellAnswer(ruleset, look, r, preset, language),
    atEnemies: !r.blind && 'options' in r && r.options.some((o) => targetOf(ruleset, look, r, o.id) !== null),
    foretold: r.kind === 'path' && !r.blind && ruleset.forecast !== undefined,
    standing: standingOffers(ruleset, look, r, p.sealed, language),
    noneText: noneOf(ruleset, look, r, language),
    byGesture: ruleset.fromGesture !== undefined,
  };
}

/** The rules say whether moving or placing nothing is an answer: a place may have to be found if there is one. */
function noneOf(ruleset: AnyRuleset, look: Eyes<Types>, r: Request, language: Language): string | null {
  if (r.kind !== 'path' && r.kind !== 'place') return tellAnswer(ruleset, look, r, null, language);
  return r.none === true && refuse(look as never, r, []) === null ? tellAnswer(ruleset, look, r, [], language) : null;
}

/** Whether there is something to tell the player before an option is confirmed. */
const hasProspects = (ruleset: AnyRuleset, look: Eyes<Types>, r: Request, o: Option): boolean =>
  targetOf(ruleset, look, r, o.id) !== null || (ruleset.forecast?.(look as never, r, o.id) ?? []).length > 0;
