import type { RulesetSchema } from '@walstatt/engine/schema';

export const turns = {
  contexts: { battle: {} },
  events: { turnBegan: {} },
} satisfies Partial<RulesetSchema>;
