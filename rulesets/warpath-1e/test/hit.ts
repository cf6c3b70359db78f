import { asks } from './field.ts';

/** What the questions about dice answer. */
export type Asked = { value: number; dice: number; reasons: { rule: string }[] };

/** What one unit needs to hit another, and why. */
export const hit = (f: object, args = {}) => {
  const { value, ...rest } = asks(f as never, 'toHit', { unit: 'r', target: 'b', ...args }) as Asked;
  return { need: value, ...rest };
};
