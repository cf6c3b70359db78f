import type { RuleId } from '@walstatt/engine';
import type { SpecialAbility } from '../../generated/state.ts';
import type { Sheet } from '../sheet.ts';

/** A keyword without which something on a datasheet could never be used, and the rule that says so. */
export type Needed = { readonly keyword: string; readonly for: string; readonly rule: RuleId };

const hasAbility = ({ abilities }: Sheet, name: Sheet['abilities'][number]['ability']): boolean =>
  abilities.some((a) => a.ability === name);

/** WH-DATA-16: an ability that only PSYKERS can use. */
export const isPsychicAbility = ({ does }: SpecialAbility): boolean => does.does === 'auraOfPain' && does.psychic;

const hasPsychicWeapon = ({ weapons }: Sheet): boolean =>
  Object.values(weapons).some(({ profiles }) =>
    Object.values(profiles).some(({ abilities }) => abilities.some((a) => a.ability === 'psychic')),
  );

/** What needs a keyword. */
const NEEDS: readonly (Needed & { readonly when: (sheet: Sheet) => boolean })[] = [
  { keyword: 'PSYKER', for: 'a psychic weapon', rule: 'WH-DATA-16', when: hasPsychicWeapon },
  {
    keyword: 'PSYKER',
    for: 'a psychic ability',
    rule: 'WH-DATA-16',
    when: ({ special = [] }) => special.some(isPsychicAbility),
  },
  { keyword: 'CHARACTER', for: 'leading', rule: 'WH-LEAD-01', when: ({ leads = [] }) => leads.length > 0 },
  { keyword: 'TRANSPORT', for: 'transport', rule: 'WH-TRANS-01', when: (sheet) => sheet.transport !== undefined },
  { keyword: 'TRANSPORT', for: 'firingDeck', rule: 'WH-TRANS-15', when: (sheet) => hasAbility(sheet, 'firingDeck') },
  { keyword: 'AIRCRAFT', for: 'hover', rule: 'WH-AIR-04', when: (sheet) => hasAbility(sheet, 'hover') },
];

/** The keywords that a datasheet lacks for what stands on it. */
export const lackingKeywords = (sheet: Sheet): readonly Needed[] =>
  NEEDS.filter(({ keyword, when }) => !sheet.keywords.includes(keyword) && when(sheet));
