import type { ArmyBook } from '../sheet.ts';
import { detachments } from './detachments.ts';
import { choirSheets } from './hollow-choir.ts';
import { largerSheets } from './larger-battles.ts';
import { accordSheets } from './meridian-accord.ts';
import { rosters } from './rosters.ts';

/** What comes with the game. Army files may refer to any of it by name. */
export const catalogue: ArmyBook = {
  id: 'catalogue',
  name: 'Catalogue',
  sheets: { ...accordSheets, ...choirSheets, ...largerSheets },
  detachments,
  rosters,
};
