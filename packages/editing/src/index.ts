export { applyAll, applyOperation } from './operations/apply.ts';
export type { AppliedAll } from './operations/apply.ts';
export type { Applied } from './operations/applied.types.ts';
export { checkOperations, MOST_OPERATIONS } from './operations/check-operations.ts';
export type { OperationsReading } from './operations/check-operations.ts';
export { isSame } from './operations/field-paths.ts';
export type {
  ArrangeIntent,
  Arrangement,
  BendIntent,
  ComposedIntent,
  ConnectIntent,
  GroupIntent,
  InsertIntent,
  Intent,
  LayoutIntent,
  MoveIntent,
  ResizeIntent,
  StyleIntent,
  WriteIntent,
} from './operations/intent.types.ts';
export type {
  AddOperation,
  Cause,
  FormerPlace,
  Operation,
  PlaceOperation,
  RemoveOperation,
  SentThing,
  SetOperation,
  SpliceOperation,
  Transaction,
  Values,
} from './operations/operation.types.ts';
export { ordersAt } from './operations/orders-at.ts';
export type { OrdersAt } from './operations/orders-at.ts';
export { rebaseAll } from './operations/rebase.ts';
export { COMPOSED_NAMES, reduceIntents } from './operations/reduce.ts';
export type { ReducedIntents, ReduceOptions } from './operations/reduce.ts';
export { transformOver } from './operations/transform.ts';
export { createStore, EditingStore } from './store/store.ts';
export type {
  AppliedTransaction,
  ApplyOptions,
  Change,
  HistoryState,
  Listener,
  Outcome,
  StoreOptions,
} from './store/store.types.ts';
export { toDefinition } from './things/definition-of.ts';
export { indexDefinition } from './things/index-of.ts';
export { ThingIndex } from './things/thing-index.ts';
export { HEAD_ID } from './things/thing.types.ts';
export type {
  BoundaryThing,
  CellThing,
  ElementThing,
  Fieldset,
  Head,
  RelationThing,
  SummaryThing,
  Thing,
  ThingList,
  TopicThing,
} from './things/thing.types.ts';
export { listConflicts, listConflictsOn } from './saving/conflicts.ts';
export type { FieldConflict, RemoteTransaction } from './saving/conflicts.ts';
export { KEPT_STEPS } from './saving/journal.types.ts';
export type { Journal, JournalRow } from './saving/journal.types.ts';
export { createMemoryJournal } from './saving/memory-journal.ts';
export { recoverFrom } from './saving/recover.ts';
export type { Recovery } from './saving/recover.ts';
export { createSaver } from './saving/saver.ts';
export type { Saver, SaverOptions, SendOutcome } from './saving/saver.ts';
export { afterSavingEvent, losesOnClosing, savingStart } from './saving/saving.state.ts';
export type {
  ReadOnlyReason,
  SavingEffect,
  SavingEvent,
  SavingFailure,
  SavingPhase,
  SavingState,
  SavingStep,
} from './saving/saving.state.ts';
