// Generated from the endpoint values by `pnpm --filter @chartdock/contract generate`; do not edit.

import { readCall, writeCall } from '../../call.ts';
import type { EndpointCall, EndpointData } from '../../endpoint.ts';
import type { shareSwitches } from '../../endpoints/share-switches.ts';
import { isRecord } from '../../guard-parts.ts';

const isShareSwitches = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.open === 'boolean' &&
  typeof value.download === 'boolean' &&
  typeof value.copy === 'boolean';

/** Returns whether a file is open to anyone besides its owner, and what viewers may take of it. */
export const open: EndpointCall<typeof shareSwitches.open> = /* @__PURE__ */ readCall({
  name: 'shareSwitches.open',
  path: '/api/personal/chart/share/open',
  isData: (value): value is EndpointData<typeof shareSwitches.open> => isShareSwitches(value),
});

/** Lets viewers and commenters download a file, or stops it. */
export const download: EndpointCall<typeof shareSwitches.download> = /* @__PURE__ */ writeCall({
  name: 'shareSwitches.download',
  path: '/api/personal/chart/share/down/img/update/info',
  isData: (value): value is EndpointData<typeof shareSwitches.download> => isShareSwitches(value),
});

/** Lets viewers and commenters save a copy of a file, or stops it. */
export const copy: EndpointCall<typeof shareSwitches.copy> = /* @__PURE__ */ writeCall({
  name: 'shareSwitches.copy',
  path: '/api/personal/chart/share/dump/file/update/info',
  isData: (value): value is EndpointData<typeof shareSwitches.copy> => isShareSwitches(value),
});
