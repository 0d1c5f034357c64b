import type { Domain } from '../../kernel/calls/domain.types.ts';
import { nodeTables } from './tables.ts';
import { forgetRows } from './forget-rows.ts';
import { moveRows } from './move-rows.ts';
import { indexOldWords } from './index-words.ts';
import { reconcile } from './reconcile.ts';

export type { Action } from './access.ts';
export {
  bumpChildren,
  bumpCounters,
  lockOwner,
  readCounters,
  readOwner,
  recount,
  recountChildren,
  requireRoom,
} from './counters.ts';
export type { LockedOwner } from './counters.ts';
export { createThumbKey, insertNode, writeGrams } from './insert-node.ts';
export type { NewNode } from './insert-node.ts';
export { loadRecord } from './load-record.ts';
export type { NodeRow } from './node-row.ts';
export { DELETED, FILE, FOLDER, KIND, LIVE, PUBLIC, ROLE, STATE, STATUS, roleWord } from './node-words.ts';
export type { Kind, Role, Status } from './node-words.ts';
export { openListed } from './open-listed.ts';
export type { ListedFolder } from './open-listed.ts';
export { decide, findNode, openNode } from './open-node.ts';
export type { OpenedNode } from './open-node.ts';
export { loadPaths } from './paths.ts';
export { loadPeople } from './people.ts';
export {
  folderHeight,
  lastPosition,
  openItem,
  openLockedItem,
  openLockedPlace,
  openPlace,
  requireDepth,
  requireUnrestricted,
} from './places.ts';
export type { Item, Place } from './places.ts';
export { positionAfter, positionBetween } from './position.ts';
export { touchRecent } from './recent.ts';
export { askerOf, readHolding } from './read-holding.ts';
export { settleTitle } from './settle-title.ts';
export { readRecords, withMarks } from './read-records.ts';
export {
  isStillShared,
  isVisibleIn,
  isVisibleTo,
  selectRecords,
  selectRecordsFrom,
} from './record-columns.ts';
export { linkOpens, linkRoleOn, readGiven, roleOn, viewerOf } from './role-on.ts';
export type { GivenRow, Viewer } from './role-on.ts';
export type { RecordRow } from './record-columns.ts';
export { toRecords } from './records.ts';
export type { RecordOptions } from './records.ts';
export { MAX_COPIED, countKinds, inChunks, listSubtree, listTrashed } from './subtree.ts';
export type { SubtreeRow } from './subtree.ts';
export type { NodeTable } from './tables.ts';
export { isTitleTaken, placeLast, requireTitle, uniqueTitle, withEnding } from './titles.ts';

/** Gives the server the domain of files and folders as rows: finding, opening, counting, placing and showing them. */
export const nodes: Domain = {
  tables: nodeTables,
  forgetNodes: forgetRows,
  moveNodes: moveRows,
  work: indexOldWords,
  reconcile: async (app) => ({ ...(await reconcile(app)) }),
};
