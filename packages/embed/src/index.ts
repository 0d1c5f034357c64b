export { createChartdock } from './create-chartdock.ts';
export type { Chartdock } from './api/chartdock.ts';
export { EmbedError, isEmbedError } from './errors.ts';
export type { EmbedErrorCode, SurfaceErrorCode, WireErrorCode } from './errors.ts';
export type { EmbedClock } from './clock.ts';
export type {
  AreaOptions,
  ChartdockOptions,
  CheckoutOrder,
  CheckoutSource,
  CommitContext,
  CommitDecision,
  FrameAttributes,
  EmbedStorage,
  LinkOption,
  LocationOptions,
  LogEntry,
  OnlyNames,
  Outcome,
  PickedFiles,
  PickOptions,
  Presentation,
  SurfaceHost,
  SurfaceOptions,
  TemplateOptions,
  Token,
  TokenRequest,
} from './api/options.types.ts';
export type { Emitter } from './api/emitter.ts';
export type { HandleEvents, InstanceEvents, SurfaceControls, SurfaceHandle } from './api/handle.types.ts';
export type { Ability, Check, Finding, Verdict } from './api/answers.types.ts';
export type {
  FileRequest,
  GuestEvents,
  LinkedItem,
  Locale,
  NavigationRequest,
  PaymentOffer,
  PickedItem,
  PickedLink,
  ProgressReport,
  RefusalCode,
  RefusalNext,
  ReplayState,
  SessionStatus,
  StartPlace,
  SurfaceKind,
  LookChange,
  TelemetryReport,
  Theme,
  ThemeVariables,
  TokenReason,
} from './surface.types.ts';
export type {
  AreaRoute,
  CommandAnswer,
  ConflictPolicy,
  CreatedFile,
  ItemVerdict,
  JsonValue,
  Labels,
  LinkPassword,
  PickedPlace,
  PickTab,
  Receipt,
  SurfaceAct,
  SurfaceCommand,
  SurfacePart,
  SurfacePolicy,
  SurfaceSetup,
  TemplateKind,
  TemplateSource,
} from './tasks.types.ts';
