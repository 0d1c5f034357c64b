export { findCommand, formatCombo } from '../keys/key-combo.ts';
export type { KeyMap, KeySystem } from '../keys/key-combo.ts';
export { bendSegment, shareAlong, spotAlong } from './bends.ts';
export type { BendOptions } from './bends.ts';
export {
  boundsOf,
  boxBetween,
  encloses,
  holdsSpot,
  middleOf,
  roundPlace,
  touches,
  turn,
  turnedBox,
  widen,
} from './box.ts';
export type { Box, Spot } from './box.ts';
export { findNeighbourCell, readingOrder } from './cell-order.ts';
export { copyLook, pasteLook } from './copied-look.ts';
export { boxOfCells, copyCells, duplicateCells, parseCopiedCells, pasteCells } from './copy-cells.ts';
export type { PasteOptions } from './copy-cells.ts';
export { dropSpot, findDropTarget, outermost, putInto } from './drop-target.ts';
export {
  boxOfSelected,
  canRunGraphCommand,
  graphCommands,
  runGraphCommand,
} from './commands/graph-commands.ts';
export type { GraphCommand } from './commands/graph-command.ts';
export { addNext } from './commands/step-commands.ts';
export { findCells, replaceInCells } from './find-cells.ts';
export type { CellHit } from './find-cells.ts';
export { graphKeys, graphWritingKeys } from './graph-keys.ts';
export { createGraphPlan, nodeAt, wayOf } from './graph-plan.ts';
export type { GraphPlan, Preview } from './graph-plan.ts';
export type { EdgeThing, NodeThing } from '../things/thing.types.ts';
export { createGraphSession, firstLabel, nodesOf } from './graph-session.ts';
export type { CopiedLook, GraphSession, GraphState, GraphWriting, WritingWish } from './graph-session.ts';
export { groupOf, withGroups } from './groups.ts';
export { hitCell, isContainer } from './hit-cell.ts';
export type { Hit } from './hit-cell.ts';
export { insertOnLine, lineBelow } from './insert-on-line.ts';
export { addLane, intentsOf, isLane, laneStackOf, reorderLane, resizeLane } from './lanes.ts';
export type { LaneWorld, Places } from './lanes.ts';
export { moveInPreview } from './move-preview.ts';
export { addShape, makeNode } from './new-shape.ts';
export type { NewShape } from './new-shape.ts';
export { placeBeside } from './next-shape.ts';
export { pasteText } from './paste-text.ts';
export type { TextSpot } from './paste-text.ts';
export { endOn, oppositeOf, OUTWARD, portAt, sideNear, SIDES } from './ports.ts';
export type { EndOptions, Side } from './ports.ts';
export { removeCells } from './remove-cells.ts';
export { HANDLES, placeOfHandle, resizeBox, resizeTurned, scaleInto } from './resize.ts';
export type { Handle, ResizeOptions } from './resize.ts';
export { flipShapes, sameSize } from './same-size.ts';
export { snapLine, snapMove } from './snap.ts';
export type { Guide, Snapped, SnapOptions } from './snap.ts';
export { changeText, spliceBetween, textAt } from './written-text.ts';
export type { TextPlace } from './written-text.ts';
export { addRow, changeColumns, removeRow, writeNextCell } from './rows.ts';
