// Generated from the endpoint values by `pnpm --filter @chartdock/contract generate`; do not edit.

import { readCall, writeCall } from '../../call.ts';
import type { EndpointCall, EndpointData } from '../../endpoint.ts';
import type { session } from '../../endpoints/session.ts';
import { isRecord } from '../../guard-parts.ts';

const isHandOff = (value: unknown): boolean =>
  isRecord(value) && typeof value.code === 'string' && Number.isInteger(value.expireTime);

const isSessionGrant = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.token === 'string' &&
  Number.isInteger(value.expireTime) &&
  typeof value.userId === 'string';

/** Signs in by e-mail or phone and password. */
export const signIn: EndpointCall<typeof session.signIn> = /* @__PURE__ */ readCall({
  name: 'session.signIn',
  path: '/api/personal/login/v2/account',
  method: 'POST',
  encoding: 'form',
  needToken: false,
  isData: (value): value is EndpointData<typeof session.signIn> => isSessionGrant(value),
});

/** Gives a page of our own origin a header token for the session in its cookie. */
export const resume: EndpointCall<typeof session.resume> = /* @__PURE__ */ readCall({
  name: 'session.resume',
  path: '/api/personal/login/resume',
  method: 'POST',
  encoding: 'form',
  needToken: false,
  isData: (value): value is EndpointData<typeof session.resume> => isSessionGrant(value),
});

/** Turns a valid header token into a session cookie of 15 days on our own origin. */
export const verify: EndpointCall<typeof session.verify> = /* @__PURE__ */ readCall({
  name: 'session.verify',
  path: '/api/personal/login/verify',
  method: 'POST',
  encoding: 'form',
  isData: (value): value is EndpointData<typeof session.verify> => isSessionGrant(value),
});

/** Makes a code that signs the person in once, within a minute: on our own pages as ?token=, or for a partner’s client id at partner/login. */
export const handOff: EndpointCall<typeof session.handOff> = /* @__PURE__ */ readCall({
  name: 'session.handOff',
  path: '/api/personal/login/hand_off',
  method: 'POST',
  encoding: 'form',
  isData: (value): value is EndpointData<typeof session.handOff> => isHandOff(value),
});

/** Turns a code that was made for a partner into a token that may do no more than the partner. */
export const exchange: EndpointCall<typeof session.exchange> = /* @__PURE__ */ readCall({
  name: 'session.exchange',
  path: '/api/activity/partner/login',
  method: 'POST',
  encoding: 'form',
  needToken: false,
  isData: (value): value is EndpointData<typeof session.exchange> => isSessionGrant(value),
});

/** Ends the session on the server. */
export const signOut: EndpointCall<typeof session.signOut> = /* @__PURE__ */ writeCall({
  name: 'session.signOut',
  path: '/api/personal/login/out',
  method: 'GET',
  encoding: 'query',
  isData: (value): value is EndpointData<typeof session.signOut> => isRecord(value),
});
