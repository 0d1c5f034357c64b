// Generated from the endpoint values by `pnpm --filter @chartdock/contract generate`; do not edit.

import { readCall, writeCall } from '../../call.ts';
import type { EndpointCall, EndpointData } from '../../endpoint.ts';
import type { session } from '../../endpoints/session.ts';
import { isList, isRecord } from '../../guard-parts.ts';
import { isSentCode } from '../entities.ts';

const isConnection = (value: unknown): boolean =>
  isRecord(value) && typeof value.code === 'string' && Number.isInteger(value.expireTime);

const isConnectionRequest = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.client === 'string' &&
  typeof value.name === 'string' &&
  isList(value.scopes, (item) => typeof item === 'string') &&
  typeof value.isRemembered === 'boolean';

const isHandOff = (value: unknown): boolean =>
  isRecord(value) && typeof value.code === 'string' && Number.isInteger(value.expireTime);

const isPartnerAccess = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.client === 'string' &&
  typeof value.name === 'string' &&
  isList(value.scopes, (item) => typeof item === 'string') &&
  Number.isInteger(value.sinceTime) &&
  (Number.isInteger(value.tokenTime) || value.tokenTime === null);

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

/** Sends a code of six digits to an e-mail address or phone, to sign up or to set a forgotten password; one a minute. The response is the same whether or not there is an account. */
export const sendEntryCode: EndpointCall<typeof session.sendEntryCode> = /* @__PURE__ */ readCall({
  name: 'session.sendEntryCode',
  path: '/api/personal/login/send/code',
  method: 'POST',
  encoding: 'form',
  needToken: false,
  isData: (value): value is EndpointData<typeof session.sendEntryCode> => isSentCode(value),
});

/** Creates an account by the code that was sent to its e-mail address or phone, and signs in. */
export const register: EndpointCall<typeof session.register> = /* @__PURE__ */ readCall({
  name: 'session.register',
  path: '/api/personal/login/register',
  method: 'POST',
  encoding: 'form',
  needToken: false,
  isData: (value): value is EndpointData<typeof session.register> => isSessionGrant(value),
});

/** Sets a forgotten password by the code that was sent to the e-mail address or phone, and signs in; every other session ends. */
export const resetPassword: EndpointCall<typeof session.resetPassword> = /* @__PURE__ */ readCall({
  name: 'session.resetPassword',
  path: '/api/personal/login/reset/password',
  method: 'POST',
  encoding: 'form',
  needToken: false,
  isData: (value): value is EndpointData<typeof session.resetPassword> => isSessionGrant(value),
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

/** Makes a code that signs the person in once, within a minute: on our own pages as ?token=, or for a partner’s client id at partner/login. With a challenge (S256) only who knows its verifier can use the code. */
export const handOff: EndpointCall<typeof session.handOff> = /* @__PURE__ */ readCall({
  name: 'session.handOff',
  path: '/api/personal/login/hand_off',
  method: 'POST',
  encoding: 'form',
  isData: (value): value is EndpointData<typeof session.handOff> => isHandOff(value),
});

/** Turns a code that was made for a partner into a token that may do no more than the partner, for the partner’s secret or the verifier of the code’s challenge; pages are answered on registered origins alone. */
export const exchange: EndpointCall<typeof session.exchange> = /* @__PURE__ */ readCall({
  name: 'session.exchange',
  path: '/api/activity/partner/login',
  method: 'POST',
  encoding: 'form',
  needToken: false,
  isData: (value): value is EndpointData<typeof session.exchange> => isSessionGrant(value),
});

/** Says who asks to be let in, what its tokens would be allowed, and whether the person has allowed all of that before. Refuses an address that the partner has not registered. */
export const connection: EndpointCall<typeof session.connection> = /* @__PURE__ */ readCall({
  name: 'session.connection',
  path: '/api/personal/login/connect/request',
  isData: (value): value is EndpointData<typeof session.connection> => isConnectionRequest(value),
});

/** Lets a partner in, from our own page alone, and makes the code that it turns into a token within a minute by the verifier of its challenge (S256). */
export const connect: EndpointCall<typeof session.connect> = /* @__PURE__ */ readCall({
  name: 'session.connect',
  path: '/api/personal/login/connect',
  method: 'POST',
  encoding: 'form',
  isData: (value): value is EndpointData<typeof session.connect> => isConnection(value),
});

/** Ends the session on the server. */
export const signOut: EndpointCall<typeof session.signOut> = /* @__PURE__ */ writeCall({
  name: 'session.signOut',
  path: '/api/personal/login/out',
  method: 'GET',
  encoding: 'query',
  isData: (value): value is EndpointData<typeof session.signOut> => isRecord(value),
});

/** Ends every session of the account on every device, this one too, and withdraws the access of all partners. */
export const signOutEverywhere: EndpointCall<typeof session.signOutEverywhere> = /* @__PURE__ */ writeCall({
  name: 'session.signOutEverywhere',
  path: '/api/personal/login/out/everywhere',
  isData: (value): value is EndpointData<typeof session.signOutEverywhere> => isRecord(value),
});

/** Lists the partners that the person let in, with what their tokens may do at most and when the latest one was made. */
export const partners: EndpointCall<typeof session.partners> = /* @__PURE__ */ readCall({
  name: 'session.partners',
  path: '/api/personal/login/partner/list',
  isData: (value): value is EndpointData<typeof session.partners> =>
    isRecord(value) && isList(value.partners, isPartnerAccess),
});

/** Withdraws the access of a partner: its tokens end at once, and it gets none until the person lets it in again. */
export const withdrawPartner: EndpointCall<typeof session.withdrawPartner> = /* @__PURE__ */ writeCall({
  name: 'session.withdrawPartner',
  path: '/api/personal/login/partner/withdraw',
  isData: (value): value is EndpointData<typeof session.withdrawPartner> => isRecord(value),
});
