// Generated from the endpoint values by `pnpm --filter @chartdock/contract generate`; do not edit.

import { writeCall } from '../../call.ts';
import type { EndpointCall, EndpointData } from '../../endpoint.ts';
import type { favourites } from '../../endpoints/favourites.ts';
import { isRecord } from '../../guard-parts.ts';

/** Adds a favourite, or takes it away when it is one (LIFE-16). */
export const toggle: EndpointCall<typeof favourites.toggle> = /* @__PURE__ */ writeCall({
  name: 'favourites.toggle',
  path: '/api/personal/view/favourite_chart',
  isData: (value): value is EndpointData<typeof favourites.toggle> =>
    isRecord(value) && typeof value.favourite === 'boolean',
});

/** Takes a favourite away. */
export const cancel: EndpointCall<typeof favourites.cancel> = /* @__PURE__ */ writeCall({
  name: 'favourites.cancel',
  path: '/api/personal/view/cancel_favourite_chart',
  isData: (value): value is EndpointData<typeof favourites.cancel> =>
    isRecord(value) && typeof value.favourite === 'boolean',
});
