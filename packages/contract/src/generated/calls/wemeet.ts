// Generated from the endpoint values by `pnpm --filter @chartdock/contract generate`; do not edit.

import { readCall, writeCall } from '../../call.ts';
import type { EndpointCall, EndpointData } from '../../endpoint.ts';
import type { wemeet } from '../../endpoints/wemeet.ts';
import { isRecord } from '../../guard-parts.ts';

const isWemeetSignature = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.corpId === 'string' &&
  typeof value.sdkId === 'string' &&
  typeof value.timestamp === 'string' &&
  typeof value.nonceStr === 'string' &&
  typeof value.signature === 'string';

/** Signs the address of a page on a trusted domain, so that it may use the meeting app; the timestamp is in seconds. */
export const getSignUrl: EndpointCall<typeof wemeet.getSignUrl> = /* @__PURE__ */ readCall({
  name: 'wemeet.getSignUrl',
  path: '/api/personal/wemeet/getSignUrl',
  method: 'POST',
  encoding: 'form',
  isData: (value): value is EndpointData<typeof wemeet.getSignUrl> => isWemeetSignature(value),
});

/** Forgets the meeting account of the person. */
export const unbind: EndpointCall<typeof wemeet.unbind> = /* @__PURE__ */ writeCall({
  name: 'wemeet.unbind',
  path: '/api/personal/wemeet/unbind',
  isData: (value): value is EndpointData<typeof wemeet.unbind> =>
    isRecord(value) && typeof value.bound === 'boolean',
});

/** Binds the meeting account that a one-time code of the meeting app stands for. */
export const thirdBinding: EndpointCall<typeof wemeet.thirdBinding> = /* @__PURE__ */ readCall({
  name: 'wemeet.thirdBinding',
  path: '/api/personal/wemeet/thirdBinding',
  method: 'POST',
  encoding: 'form',
  isData: (value): value is EndpointData<typeof wemeet.thirdBinding> =>
    isRecord(value) && typeof value.bound === 'boolean',
});
