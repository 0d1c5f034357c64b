import { z } from 'zod';
import { fileRecordSchema } from '../entities/file.ts';
import { privilegeSchema, profileSchema, userInfoSchema } from '../entities/user.ts';
import { wireBoolean } from '../entities/wire.ts';
import { endpoint } from '../endpoint.ts';

/** Calls about the signed-in account. */
export const user = {
  privilege: endpoint({
    method: 'GET',
    path: '/api/personal/user/privilege',
    decided: false,
    input: z.object({ compulsion: wireBoolean.optional() }),
    data: z.object({ privilege: privilegeSchema }),
    summary: 'Returns tier, quota and use; compulsion=true recounts instead of trusting the counter.',
    requirements: ['CALL-U-001', 'CALL-U-002', 'CALL-U-003'],
  }),
  info: endpoint({
    method: 'GET',
    path: '/api/personal/user/info',
    input: z.object({}),
    data: z.object({ user: userInfoSchema, top: fileRecordSchema.nullable().optional() }),
    summary:
      'Returns who is signed in; for a token that covers named files and folders alone, the folder at its top, too: null when the top is a list of them.',
    requirements: ['CALL-U-005'],
  }),
  getProfile: endpoint({
    method: 'GET',
    path: '/api/personal/user/setting/getProfile',
    input: z.object({}),
    data: z.object({ profile: profileSchema }),
    summary: 'Returns company, specialty and industry.',
    requirements: ['CALL-U-008'],
  }),
  registered: endpoint({
    method: 'GET',
    path: '/api/personal/u/getUserRegisterDaysAndChartNum',
    input: z.object({}),
    data: z.object({ registerDays: z.number().int(), chartNum: z.number().int() }),
    summary: 'Returns for how many days the account has been there, the first one counted, and its files.',
    requirements: ['CALL-U-033'],
  }),
  getPersonal: endpoint({
    method: 'GET',
    path: '/api/personal/user/setting/getPersonal',
    input: z.object({}),
    data: z.object({ personal: userInfoSchema.extend({ profile: profileSchema }).meta({ id: 'Personal' }) }),
    summary: 'Returns the personal page: names, masked bindings and profile.',
    requirements: ['CALL-U-009'],
  }),
};
