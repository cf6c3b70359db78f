import { type Roll, writeShape } from '../shape.ts';
import { DiceError, type DiceSource } from './source.ts';

/** Dice fixed in advance: one sequence of faces, or a queue per rule id. */
export type DiceScript = readonly number[] | Readonly<Record<string, readonly number[]>>;

export type ScriptedDice = DiceSource & {
  /** Whether enough dice are left for this roll. */
  holds(roll: Roll): boolean;
  /** Adds dice at the end of the sequence or of a rule's queue. */
  push(faces: readonly number[], rule?: string): void;
  /** Dice that no roll used, as text. Empty when the script was used up. */
  leftOver(): string[];
};

export function scriptedDice(script: DiceScript): ScriptedDice {
  const queues = new Map<string, number[]>();
  if (Array.isArray(script)) queues.set('', [...script]);
  else for (const [rule, faces] of Object.entries(script)) queues.set(rule, [...(faces as readonly number[])]);
  const queueFor = (roll: Roll): number[] | undefined => queues.get(roll.rule) ?? queues.get('');
  return {
    kind: 'scripted',
    roll(roll) {
      const queue = queueFor(roll);
      const { dice, sides } = roll.shape;
      const wanted = `${writeShape(roll.shape)} for ${roll.purpose} [${roll.rule}]`;
      if (queue === undefined || queue.length < dice) throw new DiceError(`no dice left: ${wanted} was wanted`, roll);
      const faces = queue.splice(0, dice);
      const wrong = faces.find((f) => !Number.isInteger(f) || f < 1 || f > sides);
      if (wrong !== undefined) throw new DiceError(`${wrong} is no face of a d${sides}: ${wanted} was wanted`, roll);
      return faces;
    },
    holds: (roll) => (queueFor(roll)?.length ?? 0) >= roll.shape.dice,
    push(faces, rule = '') {
      const queue = queues.get(rule);
      if (queue === undefined) queues.set(rule, [...faces]);
      else queue.push(...faces);
    },
    leftOver: () =>
      [...queues].filter(([, q]) => q.length > 0).map(([rule, q]) => `${rule === '' ? '' : `${rule}: `}${q.join(' ')}`),
    save: () => Object.fromEntries([...queues].map(([rule, faces]) => [rule, [...faces]])),
    restore(saved) {
      queues.clear();
      for (const [rule, faces] of Object.entries(saved as Record<string, number[]>)) queues.set(rule, [...faces]);
    },
  };
}
