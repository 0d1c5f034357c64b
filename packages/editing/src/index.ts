export { clashesIn, comboOf, findCommand, formatCombo, isCombo } from './keys/key-combo.ts';
export type { KeyMap, KeyPress, KeySystem } from './keys/key-combo.ts';
export {
  afterCompositionEnd,
  afterCompositionStart,
  belongsToInputMethod,
  noComposition,
} from './text/composition.ts';
export type { Composition, TypedKey } from './text/composition.ts';
export { formatCopiedTopics, parseCopiedTopics } from './tree/copied-topics.ts';
export { copyTopics, withFreshIds } from './tree/copy-topics.ts';
export { findDropPlace } from './tree/drop-place.ts';
export type { DropPlace, DropTopic } from './tree/drop-place.ts';
export { findTopics, replaceInTopics } from './tree/find-topics.ts';
export type { TopicHit } from './tree/find-topics.ts';
export { mindKeys, outlineKeys, writingKeys } from './tree/key-map.ts';
export { createMemoryDocument } from './tree/memory-document.ts';
export { mindCommands, runMindCommand } from './tree/mind-commands.ts';
export type { MindCommand, MindContext } from './tree/mind-commands.ts';
export { createMindSession } from './tree/mind-session.ts';
export type { MindSession, MindSessionOptions } from './tree/mind-session.ts';
export type { ChangeOptions, MindState, TreeDocument, Writing } from './tree/mind-session.types.ts';
export { findNeighbour } from './tree/neighbour.ts';
export type { Direction, StandingTopic } from './tree/neighbour.ts';
export { outlineCommands } from './tree/outline-commands.ts';
export type { OutlineContext } from './tree/outline-commands.ts';
export { listRows, progressOf } from './tree/outline-rows.ts';
export type { OutlineRow } from './tree/outline-rows.ts';
export { readTopics, withIds } from './tree/read-topics.ts';
export type { ReadTopic } from './tree/read-topics.ts';
export {
  addChild,
  addParent,
  addSibling,
  collapseToLevel,
  collapseTopics,
  indentTopics,
  joinTopic,
  moveTopics,
  outdentTopics,
  removeAlone,
  removeTopics,
  shiftTopics,
  splitTopic,
} from './tree/topic-commands.ts';
export type {
  NewTopic, SheetFields,
  TopicFields,
  TopicMaker,
  TreeChange,
  TreeEdit,
  WritingWish,
} from './tree/tree-edit.types.ts';
export { indexTree, topmostOf } from './tree/tree-index.ts';
export type { IndexedTopic, TreeIndex } from './tree/tree-index.ts';
export { writeHtml, writeIndented, writeMarkdown } from './tree/write-topics.ts';
