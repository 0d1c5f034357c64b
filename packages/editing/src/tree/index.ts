export { clashesIn, comboOf, findCommand, formatCombo, isCombo } from '../keys/key-combo.ts';
export type { KeyMap, KeyPress, KeySystem } from '../keys/key-combo.ts';
export { mergeKeys, ownerOf, parseOwnKeys } from '../keys/own-keys.ts';
export {
  afterCompositionEnd,
  afterCompositionStart,
  belongsToInputMethod,
  noComposition,
} from '../text/composition.ts';
export type { Composition, TypedKey } from '../text/composition.ts';
export { formatCopiedTopics, parseCopiedTopics } from './copied-topics.ts';
export { copyTopics, withFreshIds } from './copy-topics.ts';
export { findDropPlace } from './drop-place.ts';
export type { DropPlace, DropTopic } from './drop-place.ts';
export { collapseOthers, collapseToLevel, collapseTopics } from './fold-commands.ts';
export { findTopics, replaceInTopics } from './find-topics.ts';
export type { TopicHit } from './find-topics.ts';
export { mindKeys, outlineKeys, writingKeys } from './key-map.ts';
export { createStoreDocument } from './store-document.ts';
export { mindCommands, runMindCommand } from './mind-commands.ts';
export type { MindCommand, MindContext } from './mind-commands.ts';
export { createMindSession } from './mind-session.ts';
export type { MindSession, MindSessionOptions } from './mind-session.ts';
export type { ChangeOptions, MindState, TreeDocument, Writing } from './mind-session.types.ts';
export { findNeighbour } from './neighbour.ts';
export type { Direction, StandingTopic } from './neighbour.ts';
export { outlineCommands } from './outline-commands.ts';
export type { OutlineContext } from './outline-commands.ts';
export { listRows, progressOf } from './outline-rows.ts';
export type { OutlineRow } from './outline-rows.ts';
export {
  addFloating,
  addRelation,
  addSpan,
  findPart,
  moveFloating,
  removePart,
  setPart,
} from './part-commands.ts';
export type { PartKind, TreePart } from './part-commands.ts';
export { styleTopics, tidyTree, toggleMarker, toggleStyle, wearStyle } from './style-commands.ts';
export type { StyleValues } from './style-commands.ts';
export { readTopics, withIds } from './read-topics.ts';
export type { ReadTopic } from './read-topics.ts';
export {
  addChild,
  addParent,
  addSibling,
  indentTopics,
  joinTopic,
  moveTopics,
  outdentTopics,
  removeAlone,
  removeTopics,
  shiftTopics,
  splitTopic,
} from './topic-commands.ts';
export type {
  NewTopic,
  SheetFields,
  TopicFields,
  TopicMaker,
  TreeChange,
  TreeEdit,
  WritingWish,
} from './tree-edit.types.ts';
export { indexTree, topmostOf } from './tree-index.ts';
export type { IndexedTopic, TreeIndex } from './tree-index.ts';
export { writeHtml, writeIndented, writeMarkdown } from './write-topics.ts';
