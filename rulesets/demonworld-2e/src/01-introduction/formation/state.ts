import type { UnitsId } from '../../generated/state.ts';
import type { Look } from '../../kit.ts';
import { bodyOf } from '../board/pieces.ts';
import { type Formation, formationOf } from './formation.ts';

/** The formation of a unit as it stands on the table. */
export const formationOfUnit = (look: Look, unit: UnitsId): Formation =>
  look.memo('formation', unit, () => formationOf(bodyOf(look.state, unit)));

/** DW-I-43: the rules for shooting, movement and attack say what an unordered unit may not do. */
export const isUnitOrdered = (look: Look, unit: UnitsId): boolean => formationOfUnit(look, unit).kind !== 'unordered';

/** DW-V-54: three elements or fewer in total. A larger unit in several parts is not small. */
export const isSmall = (look: Look, unit: UnitsId): boolean => bodyOf(look.state, unit).length <= SMALL;
export const SMALL = 3;
