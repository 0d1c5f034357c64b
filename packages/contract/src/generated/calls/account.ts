// Generated from the endpoint values by `pnpm --filter @chartdock/contract generate`; do not edit.

import { readCall, writeCall } from '../../call.ts';
import type { EndpointCall, EndpointData } from '../../endpoint.ts';
import type { account } from '../../endpoints/account.ts';
import { isList, isRecord } from '../../guard-parts.ts';
import { isSentCode, isUserInfo } from '../entities.ts';

const isAiPrivilege = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.allowed === 'boolean' &&
  (value.reason === undefined || typeof value.reason === 'string') &&
  (value.remaining === undefined || Number.isInteger(value.remaining));

const isBindInfo = (value: unknown): boolean =>
  isRecord(value) &&
  (typeof value.phone === 'string' || value.phone === null) &&
  (typeof value.email === 'string' || value.email === null) &&
  typeof value.hasPassword === 'boolean';

const isDevice = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.name === 'string' &&
  (typeof value.ip === 'string' || value.ip === null) &&
  (value.state === 'online' || value.state === 'offline') &&
  Number.isInteger(value.createTime) &&
  Number.isInteger(value.lastTime) &&
  typeof value.current === 'boolean';

const isSafeGrant = (value: unknown): boolean =>
  isRecord(value) && typeof value.token === 'string' && Number.isInteger(value.expireTime);

/** Sends a code of six digits to a phone that is to be bound, or without one to the bound phone; one a minute. */
export const sendPhoneCode: EndpointCall<typeof account.sendPhoneCode> = /* @__PURE__ */ writeCall({
  name: 'account.sendPhoneCode',
  path: '/api/personal/user/v3/send/phone/code',
  isData: (value): value is EndpointData<typeof account.sendPhoneCode> => isSentCode(value),
});

/** Sends a code of six digits to an address that is to be bound, or without one to the bound address; one a minute. */
export const sendEmailCode: EndpointCall<typeof account.sendEmailCode> = /* @__PURE__ */ writeCall({
  name: 'account.sendEmailCode',
  path: '/api/personal/user/v3/send/email/code',
  isData: (value): value is EndpointData<typeof account.sendEmailCode> => isSentCode(value),
});

/** Proves ownership by the code sent to a bound contact, or by the password; returns a binding token of ten minutes. */
export const checkSafe: EndpointCall<typeof account.checkSafe> = /* @__PURE__ */ writeCall({
  name: 'account.checkSafe',
  path: '/api/personal/user/v3/check_safe',
  isData: (value): value is EndpointData<typeof account.checkSafe> => isSafeGrant(value),
});

/** Binds a first phone. */
export const bindPhone: EndpointCall<typeof account.bindPhone> = /* @__PURE__ */ writeCall({
  name: 'account.bindPhone',
  path: '/api/personal/user/setting/bindPhone',
  isData: (value): value is EndpointData<typeof account.bindPhone> =>
    isRecord(value) && isBindInfo(value.bindings),
});

/** Binds a first e-mail address. */
export const bindEmail: EndpointCall<typeof account.bindEmail> = /* @__PURE__ */ writeCall({
  name: 'account.bindEmail',
  path: '/api/personal/user/setting/bindEmail',
  isData: (value): value is EndpointData<typeof account.bindEmail> =>
    isRecord(value) && isBindInfo(value.bindings),
});

/** Binds a phone, in place of the old one, by a binding token. */
export const bindPhoneByToken: EndpointCall<typeof account.bindPhoneByToken> = /* @__PURE__ */ writeCall({
  name: 'account.bindPhoneByToken',
  path: '/api/personal/user/rp/bind/bindPhone',
  isData: (value): value is EndpointData<typeof account.bindPhoneByToken> =>
    isRecord(value) && isBindInfo(value.bindings),
});

/** Binds an e-mail address, in place of the old one, by a binding token. */
export const bindEmailByToken: EndpointCall<typeof account.bindEmailByToken> = /* @__PURE__ */ writeCall({
  name: 'account.bindEmailByToken',
  path: '/api/personal/user/rp/bind/bindEmail',
  isData: (value): value is EndpointData<typeof account.bindEmailByToken> =>
    isRecord(value) && isBindInfo(value.bindings),
});

/** Binds a phone in place of the old one; safeCode was sent to the contact that replaceBindType names. */
export const replacePhone: EndpointCall<typeof account.replacePhone> = /* @__PURE__ */ writeCall({
  name: 'account.replacePhone',
  path: '/api/personal/user/replace/bind/bindPhone',
  isData: (value): value is EndpointData<typeof account.replacePhone> =>
    isRecord(value) && isBindInfo(value.bindings),
});

/** Binds an e-mail address in place of the old one; safeCode was sent to the contact that replaceBindType names. */
export const replaceEmail: EndpointCall<typeof account.replaceEmail> = /* @__PURE__ */ writeCall({
  name: 'account.replaceEmail',
  path: '/api/personal/user/replace/bind/bindEmail',
  isData: (value): value is EndpointData<typeof account.replaceEmail> =>
    isRecord(value) && isBindInfo(value.bindings),
});

/** Takes a binding away by a binding token; the last way to sign in stays. */
export const unbind: EndpointCall<typeof account.unbind> = /* @__PURE__ */ writeCall({
  name: 'account.unbind',
  path: '/api/personal/user/setting/unbind',
  isData: (value): value is EndpointData<typeof account.unbind> =>
    isRecord(value) && isBindInfo(value.bindings),
});

/** Sets a new password by the old one or by a binding token; other devices are signed out. */
export const updatePassword: EndpointCall<typeof account.updatePassword> = /* @__PURE__ */ writeCall({
  name: 'account.updatePassword',
  path: '/api/personal/user/setting/update_pwd',
  isData: (value): value is EndpointData<typeof account.updatePassword> => isRecord(value),
});

/** Returns the bindings, masked. */
export const bindInfo: EndpointCall<typeof account.bindInfo> = /* @__PURE__ */ readCall({
  name: 'account.bindInfo',
  path: '/api/personal/user/bind_info',
  isData: (value): value is EndpointData<typeof account.bindInfo> =>
    isRecord(value) && isBindInfo(value.bindings),
});

/** Returns whether the account is restricted from publishing: true means restricted. */
export const publishBlack: EndpointCall<typeof account.publishBlack> = /* @__PURE__ */ readCall({
  name: 'account.publishBlack',
  path: '/api/personal/user/publish/black',
  isData: (value): value is EndpointData<typeof account.publishBlack> => typeof value === 'boolean',
});

/** Saves company, specialty and industry; a field that is left out stays, an empty one is cleared. */
export const savePersonal: EndpointCall<typeof account.savePersonal> = /* @__PURE__ */ writeCall({
  name: 'account.savePersonal',
  path: '/api/personal/user/setting/savePersonal',
  isData: (value): value is EndpointData<typeof account.savePersonal> =>
    isRecord(value) && isUserInfo(value.user),
});

/** Changes the full name. */
export const changeFullName: EndpointCall<typeof account.changeFullName> = /* @__PURE__ */ writeCall({
  name: 'account.changeFullName',
  path: '/api/personal/user/setting/changeFullName',
  isData: (value): value is EndpointData<typeof account.changeFullName> =>
    isRecord(value) && isUserInfo(value.user),
});

/** Saves name and profile as form data. */
export const saveInformation: EndpointCall<typeof account.saveInformation> = /* @__PURE__ */ writeCall({
  name: 'account.saveInformation',
  path: '/api/personal/user/v2/setting/information',
  encoding: 'multipart',
  isData: (value): value is EndpointData<typeof account.saveInformation> =>
    isRecord(value) &&
    isUserInfo(value.user) &&
    (value.state === 'none' ||
      value.state === 'pending' ||
      value.state === 'passed' ||
      value.state === 'refused'),
});

/** Tells where the review of the personal information stands; none when nothing was saved. */
export const informationState: EndpointCall<typeof account.informationState> = /* @__PURE__ */ readCall({
  name: 'account.informationState',
  path: '/api/personal/user/v2/setting/get/information/state',
  isData: (value): value is EndpointData<typeof account.informationState> =>
    isRecord(value) &&
    (value.state === 'none' ||
      value.state === 'pending' ||
      value.state === 'passed' ||
      value.state === 'refused'),
});

/** Returns whether the account may use the AI page. */
export const aiPrivilege: EndpointCall<typeof account.aiPrivilege> = /* @__PURE__ */ readCall({
  name: 'account.aiPrivilege',
  path: '/api/personal/user/ai/privilege/get',
  isData: (value): value is EndpointData<typeof account.aiPrivilege> =>
    isRecord(value) && isAiPrivilege(value.aiPrivilege),
});

/** Lists where the person is signed in, last used first; partners have a list of their own. */
export const devices: EndpointCall<typeof account.devices> = /* @__PURE__ */ readCall({
  name: 'account.devices',
  path: '/api/personal/online/device/user/get/list',
  isData: (value): value is EndpointData<typeof account.devices> =>
    isRecord(value) && isList(value.devices, isDevice),
});

/** Signs the person out on another of their devices; nothing happens for a device that is gone. The one at hand is left by signing out. */
export const endDevice: EndpointCall<typeof account.endDevice> = /* @__PURE__ */ writeCall({
  name: 'account.endDevice',
  path: '/api/personal/online/device/user/del/by/id',
  isData: (value): value is EndpointData<typeof account.endDevice> => isRecord(value),
});

/** Records how an account began; sent once after signing up, and the first one stays. */
export const trackRegistration: EndpointCall<typeof account.trackRegistration> = /* @__PURE__ */ writeCall({
  name: 'account.trackRegistration',
  path: '/api/personal/user/register/track',
  encoding: 'json',
  isData: (value): value is EndpointData<typeof account.trackRegistration> => isRecord(value),
});

/** Binds a phone (idVal) from the page of a partner product; poInfo is the code sent to it, mluuuid names the partner’s request. */
export const bindThirdPhone: EndpointCall<typeof account.bindThirdPhone> = /* @__PURE__ */ writeCall({
  name: 'account.bindThirdPhone',
  path: '/api/activity/third/edit/file/bind/user/phone',
  inQuery: ['mluuuid'],
  isData: (value): value is EndpointData<typeof account.bindThirdPhone> =>
    isRecord(value) && isBindInfo(value.bindings),
});
