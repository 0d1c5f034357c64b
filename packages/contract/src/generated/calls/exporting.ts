// Generated from the endpoint values by `pnpm --filter @chartdock/contract generate`; do not edit.

import { readCall, writeCall } from '../../call.ts';
import type { EndpointCall, EndpointData } from '../../endpoint.ts';
import type { exporting } from '../../endpoints/exporting.ts';
import { isRecord } from '../../guard-parts.ts';
import { isPermission } from '../entities.ts';

const isSignKey = (value: unknown): boolean =>
  isRecord(value) && typeof value.key === 'string' && Number.isInteger(value.expireTime);

/** Returns whether the account may download, or may download one file or one type. */
export const power: EndpointCall<typeof exporting.power> = /* @__PURE__ */ readCall({
  name: 'exporting.power',
  path: '/api/personal/chart/export/get/user/power',
  isData: (value): value is EndpointData<typeof exporting.power> => isPermission(value),
});

/** Returns a key of five minutes that allows one account to export one file. */
export const signKey: EndpointCall<typeof exporting.signKey> = /* @__PURE__ */ readCall({
  name: 'exporting.signKey',
  path: '/api/personal/canvas/get/export/sign/key',
  isData: (value): value is EndpointData<typeof exporting.signKey> => isSignKey(value),
});

/** Records a download before it begins and returns its id; code 815 when the type takes membership. */
export const record: EndpointCall<typeof exporting.record> = /* @__PURE__ */ writeCall({
  name: 'exporting.record',
  path: '/api/personal/chart/export/record',
  isData: (value): value is EndpointData<typeof exporting.record> => typeof value === 'string',
});
