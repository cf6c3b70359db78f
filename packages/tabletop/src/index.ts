export { byRule, type RuleProblem } from './army/by-rule.ts';
export { type ReadArmy, readArmyFile } from './army/file.ts';
export { readEntries, readInches, readName, readNeed, readReference, readSet, readTitle } from './army/values.ts';
export { countParts, largestPart, partWith } from './coherency/parts.ts';
export { type Limit, refuseLonely, refuseParts, refuseSpread, refuseStray } from './coherency/refuse.ts';
export { type Homecoming, waysBack } from './coherency/regroup.ts';
export {
  baseAt,
  type Charge,
  type ChargeRules,
  chargeOf,
  endOfTrack,
  nearestWay,
  shortened,
  type Track,
} from './contact/charge.ts';
export { type ChargePlan, chargeOneByOne, type GroupCharge, groupCharge } from './contact/group-charge.ts';
export { byNearness, distancesTo, nearestOf, nearestPair, type Pair } from './contact/nearness.ts';
export { spotsAlong, spotsTouching } from './contact/spots.ts';
export { groupsTouch, inContactWith, type Touch } from './contact/touch.ts';
export {
  type Climb,
  type Climber,
  climbAlong,
  heightsBetween,
  type Level,
  type Part,
  type Rungs,
} from './move/climb.ts';
export { costOf, goesThrough } from './move/cost.ts';
export { directionTo, fanFrom, stepIn } from './move/direction.ts';
export { type Passing, refusePassage, type Walker } from './move/passage.ts';
export { isCoordinate, legsAlong, planOf, spotsAfter, waysIn } from './move/plan.ts';
export { longestThatLasts } from './move/shorten.ts';
export { type Ahead, advance, frontToRear, straightStep } from './move/straight.ts';
export { boxOfWays, endOf, legLength, lengthOf, straight, translation, type Way } from './move/way.ts';
export { leaderAmid, leaderBehind, ranksOf, spotsAround } from './place/block.ts';
export { type Block, firstPlace } from './place/find.ts';
export { placedAt, spotOfPose } from './place/placed.ts';
export { refuseNearEdge, refuseNearPoints } from './place/point.ts';
export { isShorthand, pointOf, pointsOf, ticksOf } from './place/written.ts';
export { reachFrom, refuseOutsideStrip, stripAlong } from './place/zone.ts';
export { type Flight, flightAround } from './retreat/around.ts';
export { Gathering, type Search } from './retreat/gather.ts';
export { nearestOfHull } from './retreat/nearest-of-hull.ts';
export {
  closeShifts,
  farthest,
  middleOf,
  placesAround,
  type Reach,
  type Shifted,
  shiftsAway,
} from './retreat/shifts.ts';
export { type Hides, hidersIn, type Lane, type Scenery } from './sight/lane.ts';
export { bestSeen, type Seen, seenFrom } from './sight/seen.ts';
export { type Board, boardOf, type Edge, INWARD, reachesEdge, TOWARDS } from './stand/board.ts';
export { boxAround, boxesMeet, boxOfPoints, cornersOf, grown, isBodyIn, isBoxIn } from './stand/box.ts';
export { clashes } from './stand/clashes.ts';
export { judgeEach } from './stand/each-model.ts';
export { type InBox, inBox, type Layout, layoutOf } from './stand/layout.ts';
export { keptPieces, type Piece, pieceOf } from './stand/piece.ts';
export {
  overlapAmong,
  refuse,
  refuseCrowd,
  refuseNear,
  refuseOnPieces,
  refuseOnUnits,
  refuseOutside,
  refuseTouching,
  type Says,
} from './stand/refuse.ts';
export { type Spot, sameSpots, shiftedSpots } from './stand/spot.ts';
export { type Ends, endsOf, type Kept, keptStand, type Stand, standOf } from './stand/stand.ts';
export { standersAhead } from './tactics/ahead.ts';
export { type Cells, cellAt, cellsOf, middleOfCell } from './tactics/cells.ts';
export { Outlook } from './tactics/outlook.ts';
export { CLOSED, FREE, farFrom, spinWeb, type Web } from './tactics/web.ts';
export { coveredShare, isOutlineIn, overlappingPairs } from './terrain/inspect.ts';
export { type Laying, layPair, opposite } from './terrain/pairs.ts';
export { addedTo, type Drawn, drawnBy, takenBy, waysDrawn } from './view/drawn.ts';
export { type Course, type GhostWords, ghostsOf } from './view/ghosts.ts';
export { highlight, inCentimetres, inInches, measuredLine, sightLine } from './view/overlays.ts';
export { badgesFrom, sceneBoard, shapeOf, zoneOf } from './view/scene.ts';
