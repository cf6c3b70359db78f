import type { InBoth } from '@walstatt/engine';
import type { Datasheet } from '../../5-5-datasheets/datasheet.ts';
import type { ArmyList, Roster } from '../army-list.ts';

/** What an army file contains: datasheets and an army list of its own, and armies bought from a list. */
export type ArmyBook = {
  readonly id: string;
  readonly name: InBoth;
  readonly sheets: Readonly<Record<string, Datasheet>>;
  readonly list: ArmyList | null;
  readonly rosters: Readonly<Record<string, Roster>>;
};
