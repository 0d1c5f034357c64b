export { createChartdock } from './host/chartdock.ts';
export type { Chartdock } from './host/chartdock.ts';
export { EmbedError, isEmbedError } from './errors.ts';
export type { EmbedErrorCode, SurfaceErrorCode, WireErrorCode } from './errors.ts';
export type { EmbedClock } from './clock.ts';
export type {
  ChartdockOptions,
  CommitDecision,
  KeyValueStorage,
  Outcome,
  PickedItems,
  PickOptions,
  Presentation,
  Token,
  TokenRequest,
} from './host/options.ts';
export type { Emitter } from './host/emitter.ts';
export type { HandleEvents, PickHandle } from './host/handle.types.ts';
export type {
  GuestEvents,
  Locale,
  NavigationRequest,
  PickedItem,
  RefusalCode,
  RefusalNext,
  ReplayState,
  SessionStatus,
  StartPlace,
  SurfaceKind,
  SurfaceUpdate,
  Theme,
  TokenReason,
} from './pick.types.ts';
