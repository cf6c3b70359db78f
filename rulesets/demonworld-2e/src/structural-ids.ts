import type { RuleId } from '@walstatt/engine';

/** Ledger ids of the introductory level that no event, request, roll or refusal can carry, each with its reason. */
export const structuralIds: Readonly<Partial<Record<RuleId, string>>> = {
  'DW-I-08': 'how dice are added up; no rule of the introductory level adds any, the engine does it for later levels',
};
