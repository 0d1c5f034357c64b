// Generated from the endpoint values by `pnpm --filter @chartdock/contract generate`; do not edit.

import { readCall } from '../../call.ts';
import type { EndpointCall, EndpointData } from '../../endpoint.ts';
import type { user } from '../../endpoints/user.ts';
import { areOptional, isRecord } from '../../guard-parts.ts';
import { isFileRecord, isUserInfo } from '../entities.ts';

const isPersonal = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.userId === 'string' &&
  typeof value.userName === 'string' &&
  typeof value.fullName === 'string' &&
  (value.phone === undefined || typeof value.phone === 'string') &&
  (value.email === undefined || typeof value.email === 'string') &&
  typeof value.photoUrl === 'string' &&
  (value.locale === 'zh' || value.locale === 'en') &&
  isProfile(value.profile);

const isPrivilege = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.userId === 'string' &&
  typeof value.userName === 'string' &&
  typeof value.fullName === 'string' &&
  typeof value.member === 'boolean' &&
  typeof value.orgMember === 'boolean' &&
  Number.isInteger(value.fileCount) &&
  Number.isInteger(value.usedFileCount) &&
  typeof value.createChartStatus === 'string' &&
  Number.isInteger(value.registDate) &&
  typeof value.registerType === 'string' &&
  isProfile(value.profile) &&
  isRecord(value.auth) &&
  (value.auth.teamId === undefined || typeof value.auth.teamId === 'string') &&
  (value.auth.orgId === undefined || typeof value.auth.orgId === 'string') &&
  areOptional(value, Number.isInteger, ['expireTime', 'orgExpireTime', 'lastLogin']);

const isProfile = (value: unknown): boolean =>
  isRecord(value) &&
  (value.company === undefined || typeof value.company === 'string') &&
  (value.specialty === undefined || typeof value.specialty === 'string') &&
  (value.companyIndustry === undefined ||
    typeof value.companyIndustry === 'string' ||
    typeof value.companyIndustry === 'number');

/** Returns tier, quota and use; compulsion=true recounts instead of trusting the counter. */
export const privilege: EndpointCall<typeof user.privilege> = /* @__PURE__ */ readCall({
  name: 'user.privilege',
  path: '/api/personal/user/privilege',
  isData: (value): value is EndpointData<typeof user.privilege> =>
    isRecord(value) && isPrivilege(value.privilege),
});

/** Returns who is signed in; for a token that covers named files and folders alone, the folder at its top, too: null when the top is a list of them. */
export const info: EndpointCall<typeof user.info> = /* @__PURE__ */ readCall({
  name: 'user.info',
  path: '/api/personal/user/info',
  isData: (value): value is EndpointData<typeof user.info> =>
    isRecord(value) &&
    isUserInfo(value.user) &&
    (value.top === undefined || isFileRecord(value.top) || value.top === null),
});

/** Returns company, specialty and industry. */
export const getProfile: EndpointCall<typeof user.getProfile> = /* @__PURE__ */ readCall({
  name: 'user.getProfile',
  path: '/api/personal/user/setting/getProfile',
  isData: (value): value is EndpointData<typeof user.getProfile> =>
    isRecord(value) && isProfile(value.profile),
});

/** Returns for how many days the account has been there, the first one counted, and its files. */
export const registered: EndpointCall<typeof user.registered> = /* @__PURE__ */ readCall({
  name: 'user.registered',
  path: '/api/personal/u/getUserRegisterDaysAndChartNum',
  isData: (value): value is EndpointData<typeof user.registered> =>
    isRecord(value) && Number.isInteger(value.registerDays) && Number.isInteger(value.chartNum),
});

/** Returns the personal page: names, masked bindings and profile. */
export const getPersonal: EndpointCall<typeof user.getPersonal> = /* @__PURE__ */ readCall({
  name: 'user.getPersonal',
  path: '/api/personal/user/setting/getPersonal',
  isData: (value): value is EndpointData<typeof user.getPersonal> =>
    isRecord(value) && isPersonal(value.personal),
});
