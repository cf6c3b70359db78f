import { BUDGETS } from '@walstatt/engine/budgets';
import { z } from 'zod';

/** Version of the referee protocol. It goes up whenever an existing message changes its meaning. */
export const PROTOCOL = 2;

const id = z.union([z.string(), z.number()]).describe('Comes back in the reply, whatever it is.');
const battle = z.string().min(1).describe('Which battle; without it, `main`.');
const seat = z.string().min(1);
const plain: z.ZodType<unknown> = z.json();
const args = z.record(z.string(), plain);
const language = z.enum(['de', 'en']).describe('Language of all texts in replies.');
const steps = z
  .boolean()
  .describe('Tells the steps of the machine, too: `began`, `stepped`, `set`, `replied`, `ended`, `effectArmed`.');
const common = { id: id.optional(), battle: battle.optional() };

const dice = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('seeded'), seed: z.int().min(0).max(0x7fffffff) }),
    z.strictObject({
      kind: z.literal('scripted'),
      faces: z.array(z.int().min(1)).optional().describe('One sequence for all rolls.'),
      queues: z
        .record(z.string(), z.array(z.int().min(1)))
        .optional()
        .describe('A queue of faces per rule id.'),
    }),
    z.strictObject({ kind: z.literal('manual') }),
  ])
  .describe(
    'Where dice come from. Scripted dice that run out and manual dice are waited for: the reply says `wanted`.',
  );

const request = z
  .union([
    z.strictObject({ request: z.string().describe('Id of the pending request, e.g. `orks-3`.') }),
    z.strictObject({ name: z.string(), seat: seat.optional() }),
  ])
  .describe('A pending request by id, or by name and seat.');

/** Everything the referee understands. Each line of input is one of these. */
export const messages = {
  hello: z.strictObject({ do: z.literal('hello'), ...common }).describe('Protocol version and known rulesets.'),
  start: z
    .strictObject({
      do: z.literal('start'),
      ...common,
      ruleset: z.string().optional().describe('Needed with `setup`; a position names its own.'),
      setup: args.optional().describe('Scenario, options, armies: what the ruleset takes.'),
      position: z.union([z.string(), args]).optional().describe('A position file as text, or as JSON.'),
      positionFile: z.string().optional().describe('Path of a position file.'),
      forced: z
        .enum(['ask', 'skip'])
        .optional()
        .describe('`ask`: what leaves one choice only is asked, too, so that what is refused can be tried.'),
      impossible: z.boolean().optional().describe('Takes a position that no battle can come to.'),
      dice: dice.optional(),
      language: language.optional(),
      steps: steps.optional(),
    })
    .describe('Begins a battle from a set-up or a position. Replaces the battle of that name.'),
  pending: z
    .strictObject({ do: z.literal('pending'), ...common, seat: seat.optional() })
    .describe('What is asked now.'),
  answer: z
    .strictObject({ do: z.literal('answer'), ...common, to: request, answer: plain })
    .describe('Answers as any seat.'),
  check: z
    .strictObject({ do: z.literal('check'), ...common, to: request, answer: plain, partial: z.boolean().optional() })
    .describe('Whether an answer would be legal, without playing it. `partial`: the hint for a half-made answer.'),
  suggest: z
    .strictObject({
      do: z.literal('suggest'),
      ...common,
      to: request,
      seed: z.int().optional(),
      level: z
        .enum(['easy', 'seasoned', 'stern', 'relentless'])
        .optional()
        .describe('What a computer player of this level would answer, and what it compared.'),
    })
    .describe('The default answer; with a seed, a random legal one; with a level, a computer player’s.'),
  dice: z
    .strictObject({ do: z.literal('dice'), ...common, faces: z.array(z.int()), rule: z.string().optional() })
    .describe('Gives the dice that are wanted, or puts dice at the end of the script (of a rule).'),
  standing: z
    .strictObject({
      do: z.literal('standing'),
      ...common,
      seat,
      name: z.string().optional(),
      rule: z.string().optional(),
      args: args.optional().describe('Only requests with these arguments; a list means one of them.'),
      option: z.string().optional().describe('Only requests that offer this option, or anything of this trigger.'),
      answer: plain.optional().describe('Without it: the default answer.'),
      take: z
        .enum(['option', 'ask'])
        .optional()
        .describe('In place of an answer: `option` takes the option named, `ask` asks after all.'),
      until: z.string().optional().describe('Name of an activity; ends with it.'),
      revoke: z.boolean().optional(),
    })
    .describe('A standing answer: such requests are answered by themselves from now on.'),
  begin: z
    .strictObject({ do: z.literal('begin'), ...common, activity: z.string(), context: args.optional() })
    .describe('Free play: starts any activity by name and context.'),
  ask: z
    .strictObject({
      do: z.literal('ask'),
      ...common,
      question: z.string(),
      args: args.optional(),
      seat: seat.optional(),
    })
    .describe('A registered question or calculation; with `seat`, on what that seat may know.'),
  explain: z
    .strictObject({
      do: z.literal('explain'),
      ...common,
      value: z.string(),
      base: z.int(),
      subject: args,
      seat: seat.optional(),
    })
    .describe('A modified value with the list of its modifiers.'),
  odds: z
    .strictObject({
      do: z.literal('odds'),
      ...common,
      measure: z.string(),
      args: args.optional(),
      begin: z
        .strictObject({ activity: z.string(), context: args.optional() })
        .optional()
        .describe('Odds of an activity begun now.'),
      answer: z.strictObject({ to: request, answer: plain }).optional().describe('Odds of what follows an answer.'),
      policies: z.record(z.string(), z.enum(['default', 'never', 'maximise', 'minimise'])).optional(),
      seat: seat.optional().describe('On what this seat may know.'),
      until: z
        .enum(['frame', 'idle'])
        .optional()
        .describe('Until the activity has ended (the default), or until nothing is left on the agenda.'),
      samples: z.int().min(1).max(BUDGETS.oddsAsked.samples).optional(),
    })
    .describe('Exact distribution of a measure, or a sampled one marked as such.'),
  signal: z
    .strictObject({ do: z.literal('signal'), ...common, type: z.string(), seat, args: plain.optional() })
    .describe('Something nobody asked for: clock, resignation.'),
  state: z
    .strictObject({ do: z.literal('state'), ...common, seat: seat.optional() })
    .describe('The state, whole or as a seat sees it.'),
  position: z.strictObject({ do: z.literal('position'), ...common }).describe('The battle as a position file.'),
  journal: z
    .strictObject({ do: z.literal('journal'), ...common, seat: seat.optional() })
    .describe('The battle as a journal; with `seat`, what that seat may know of it while the battle goes on.'),
  events: z
    .strictObject({
      do: z.literal('events'),
      ...common,
      seat: seat.optional(),
      from: z.int().min(0).optional(),
      steps: steps.optional(),
    })
    .describe('Events with rule ids, whole or redacted for a seat.'),
  undo: z
    .strictObject({ do: z.literal('undo'), ...common, seat })
    .describe('Takes back the own last answer, or asks for it.'),
  agree: z
    .strictObject({ do: z.literal('agree'), ...common, seat, yes: z.boolean() })
    .describe('Word on an undo wish.'),
  save: z
    .strictObject({ do: z.literal('save'), ...common, file: z.string().optional() })
    .describe('The battle as JSON, or into a file.'),
  load: z
    .strictObject({
      do: z.literal('load'),
      ...common,
      save: plain.optional(),
      file: z.string().optional(),
      journal: z.string().optional().describe('A journal as text: replayed and checked, then played on.'),
      dice: dice.optional(),
      language: language.optional(),
      steps: steps.optional(),
    })
    .describe('Goes on from a save or a journal.'),
  fork: z
    .strictObject({ do: z.literal('fork'), ...common, as: z.string().min(1), dice })
    .describe('A copy of the battle under another name, with dice of its own.'),
  close: z.strictObject({ do: z.literal('close'), ...common }).describe('Forgets a battle.'),
  rule: z.strictObject({ do: z.literal('rule'), ...common, rule: z.string() }).describe('A rule in words.'),
  list: z
    .strictObject({ do: z.literal('list'), ...common, ruleset: z.string().optional() })
    .describe('Activities, questions, measures, signals, options, scenarios and effects of a ruleset.'),
  quit: z.strictObject({ do: z.literal('quit'), id: id.optional() }).describe('Ends the referee.'),
} as const;

export type MessageName = keyof typeof messages;
export type Message<N extends MessageName> = z.infer<(typeof messages)[N]>;
export type DiceWish = z.infer<typeof dice>;
export type RequestRef = z.infer<typeof request>;
