export { connectGuest } from './guest/connect.ts';
export type { ConnectOptions } from './guest/connect.ts';
export { createGuestSession } from './guest/session.ts';
export type { GuestHandlers, GuestSession } from './guest/session.ts';
export { parseClientRecord, parseFragment } from './guest/surroundings.ts';
export type { ClientRecord } from './guest/surroundings.ts';
export { EmbedError, isEmbedError } from './errors.ts';
export type { EmbedErrorCode } from './errors.ts';
export type { EmbedClock } from './clock.ts';
export type {
  CommitAnswer,
  FirstPaint,
  FocusDirection,
  GuestClose,
  GuestEvents,
  Locale,
  NavigationRequest,
  PickConfig,
  PickedItem,
  RefusalCode,
  ReplayState,
  SessionStatus,
  StartPlace,
  SurfaceKind,
  SurfaceUpdate,
  Theme,
  TokenGrant,
  TokenReason,
} from './pick.types.ts';
