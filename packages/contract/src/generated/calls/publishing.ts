// Generated from the endpoint values by `pnpm --filter @chartdock/contract generate`; do not edit.

import { writeCall } from '../../call.ts';
import type { EndpointCall, EndpointData } from '../../endpoint.ts';
import type { publishing } from '../../endpoints/publishing.ts';
import { isRecord } from '../../guard-parts.ts';
import { isFileRecord } from '../entities.ts';

/** Makes a file public, with a description of up to 200 characters, 1 to 10 tags and a price in yuan of two decimals. What others may clone, free or for its price, is asked into the template library too, at a scene and up to 3 topics of its kind. */
export const publish: EndpointCall<typeof publishing.publish> = /* @__PURE__ */ writeCall({
  name: 'publishing.publish',
  path: '/api/personal/chart/publish',
  isData: (value): value is EndpointData<typeof publishing.publish> =>
    isRecord(value) && isFileRecord(value.file),
});

/** Makes a public file private again, and takes it out of the template library at once. */
export const cancel: EndpointCall<typeof publishing.cancel> = /* @__PURE__ */ writeCall({
  name: 'publishing.cancel',
  path: '/api/personal/chart/cancel_publish',
  isData: (value): value is EndpointData<typeof publishing.cancel> =>
    isRecord(value) && isFileRecord(value.file),
});
