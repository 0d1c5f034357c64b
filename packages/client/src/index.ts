export { bindEmail, bindPhone, isPublishRestricted, isThirdPartyAddress } from './bind-contact.ts';
export type { BindOptions, ContactToBind, PartnerBinding, RestrictionCalls } from './bind-contact.ts';
export { canvasNameOf } from './canvas-name.ts';
export { createClient } from './create-client.ts';
export { composeClient } from './compose-client.ts';
export type {
  AnyCall,
  CallFunction,
  CallFunctions,
  CallGroups,
  Client,
  ClientCalls,
  ClientControls,
  ClientOptions,
  ComposeOptions,
  ComposedClient,
  WriteWatch,
} from './client.types.ts';
export type { ClientEffect, ClientEvents } from './effects.ts';
export { ApiError, isApiError, isCancelled } from './errors.ts';
export type { ApiErrorCode, ApiErrorDetails, ApiErrorJson } from './errors.ts';
export type { CallOptions } from './exchange.ts';
export type { Timers } from './timers.ts';
export { createCookieTokenStore } from './tokens/cookie.ts';
export type { CookieJar, CookieTokenOptions } from './tokens/cookie.ts';
export type { TokenNeed } from './tokens/fetched-token.ts';
export { createMemoryTokenStore } from './tokens/memory.ts';
export type { MemoryTokenOptions } from './tokens/memory.ts';
export { createResumeTokenStore } from './tokens/resume.ts';
export type { SendCall, TokenOrigin, TokenStore } from './tokens/token-store.ts';
export { createFetchTransport } from './transports/fetch.ts';
export type { FetchTransportOptions } from './transports/fetch.ts';
export { createInProcessTransport } from './transports/in-process.ts';
export type { RequestHandler } from './transports/in-process.ts';
export type { Transport, TransportResponse, TransportRequest } from './transports/transport.ts';
export { viewPasswordProblem } from './view-password.ts';
export type { ViewPasswordProblem } from './view-password.ts';
