// Generated from the endpoint values by `pnpm --filter @chartdock/contract generate`; do not edit.

import { writeCall } from '../../call.ts';
import type { EndpointCall, EndpointData } from '../../endpoint.ts';
import type { collaboration } from '../../endpoints/collaboration.ts';
import { isRecord } from '../../guard-parts.ts';

/** Gives up the right on a file or folder of someone else. */
export const quit: EndpointCall<typeof collaboration.quit> = /* @__PURE__ */ writeCall({
  name: 'collaboration.quit',
  path: '/api/personal/collaboration/v3/quit_colla',
  isData: (value): value is EndpointData<typeof collaboration.quit> => isRecord(value),
});
