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
export { COMPOSED_NAMES, reduceIntents } from './operations/reduce.ts';
export type { ReducedIntents } from './operations/reduce.ts';
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
