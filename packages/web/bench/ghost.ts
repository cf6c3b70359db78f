import { presetAnswer, type Ruleset, type Setup, type Types } from '@walstatt/engine';
import { Battle, seededDice } from '@walstatt/engine/host';
import { ruleset as foundation } from '@walstatt/foundation40k';
import { ruleset as warpath } from '@walstatt/warpath-1e';
import { type Tried, trialOfGesture } from '../src/host/local/trial.ts';

const ROUNDS = 200;

const PLATOON = 'army: bench\nruleset: warpath-1e\nunits: [steel-warriors-platoon, steel-warriors-platoon]\n';
const MOB = [
  'army: bench',
  'ruleset: foundation40k',
  'units:',
  '  mob:',
  '    models: [{ count: 20, profile: orkboy, weapons: [shoota] }]',
  'lists: { all: { units: { A: { unit: mob, general: true }, B: mob } } }',
].join('\n');

/** A battle with units of twenty models, played until one of them is asked for its way. */
function asked(ruleset: Ruleset<Types>, setup: Setup, prefer: readonly string[], request: string): Tried {
  const set = ruleset.setUp(setup);
  if (!('state' in set)) throw new Error(JSON.stringify(set.problems));
  const battle = Battle.begin(ruleset, set.state, { dice: seededDice(1) });
  for (let i = 0; i < 400; i++) {
    const { id, request: r } = battle.pending[0]!;
    const look = battle.lookAs(r.by);
    if (r.name === request && r.kind === 'path' && r.movers.length === 20)
      return { battle, id, request: r, look, language: 'en' };
    const wanted = 'options' in r ? r.options.find((o) => prefer.includes(o.id)) : undefined;
    if (wanted === undefined || battle.answer(id, wanted.id) !== null)
      battle.answer(id, presetAnswer(look as never, r));
  }
  throw new Error(`${ruleset.id}: nobody was asked for ${request}`);
}

/** Milliseconds until the ghost of a dragged unit of twenty models says whether it is legal, and why not. */
function ghost(tried: Tried): number {
  const { ruleset } = tried.battle;
  const t = { language: 'en', name: (id: string) => id, length: String } as const;
  const scene = ruleset.scene!(tried.look as never, t);
  const movers = tried.request.kind === 'path' ? tried.request.movers : [];
  const pieces = scene.pieces.filter((p) => movers.includes(p.id));
  const from = { x: pieces[0]!.x, y: pieces[0]!.y };
  const begin = performance.now();
  for (let i = 0; i < ROUNDS; i++) {
    const to = { x: from.x + i * 40, y: from.y + (i % 2 === 0 ? i * 90 : -i * 90) };
    const made = trialOfGesture(
      tried,
      { gesture: 'drag', pieces: pieces.map((p) => p.id), from, to, turn: 0 },
      null,
      false,
    );
    if (made === null) throw new Error('the drag means nothing');
  }
  return (performance.now() - begin) / ROUNDS;
}

export const benchmarks = [
  {
    name: 'ghost/warpath-1e/20 models',
    unit: 'ms',
    limit: 0.0012,
    run: () =>
      ghost(
        asked(
          warpath as unknown as Ruleset<Types>,
          {
            scenario: 'battle',
            ...warpath.setupChoices!.toSetup('battle', {
              'army red': { file: PLATOON },
              'army blue': { file: PLATOON },
            }),
          },
          ['advance'],
          'walk',
        ),
      ),
  },
  {
    name: 'ghost/foundation40k/20 models',
    unit: 'ms',
    limit: 0.002,
    run: () =>
      ghost(
        asked(
          foundation as unknown as Ruleset<Types>,
          { armies: { red: MOB, blue: MOB.replace('army: bench', 'army: other') } },
          ['moveAction'],
          'move',
        ),
      ),
  },
];
