export { connectGuest } from './guest/connect.ts';
export type { ConnectOptions } from './guest/connect.ts';
export { presentPayment } from './guest/present-payment.ts';
export { createGuestSession } from './guest/session.ts';
export type { GuestHandlers, GuestSession } from './guest/session.ts';
export { parseClientRecord, parseFragment } from './guest/surroundings.ts';
export type { ClientRecord } from './guest/surroundings.ts';
export { EmbedError, isEmbedError } from './errors.ts';
export type { EmbedErrorCode } from './errors.ts';
export type { EmbedClock } from './clock.ts';
export { doneWith, keepOutcome } from './guest/results.ts';
export type { KeptOutcome } from './guest/results.ts';
export type {
  CommitAnswer,
  FirstPaint,
  FileRequest,
  FocusDirection,
  GuestClose,
  GuestEvents,
  ContentFormat,
  ItemContent,
  LinkedItem,
  PickedContent,
  Locale,
  NavigationRequest,
  PaymentOffer,
  PickedItem,
  PickedLink,
  ProgressReport,
  RefusalCode,
  ReplayState,
  SessionStatus,
  StartPlace,
  SurfaceKind,
  SurfaceUpdate,
  TelemetryReport,
  Theme,
  ThemeVariables,
  TokenGrant,
  TokenReason,
} from './surface.types.ts';
export type {
  AreaConfig,
  AreaRoute,
  CommandAnswer,
  ConflictPolicy,
  CreatedFile,
  DialogConfig,
  FileConfig,
  ItemVerdict,
  JsonValue,
  Labels,
  LinkPassword,
  LocationConfig,
  PickConfig,
  PickedPlace,
  PickTab,
  SurfaceAct,
  SurfaceCommand,
  SurfaceConfig,
  SurfacePart,
  SurfacePolicy,
  SurfaceSetup,
  TaskValues,
  TemplateConfig,
  TemplateKind,
  TemplateSource,
} from './tasks.types.ts';
