// Generated from the endpoint values by `pnpm --filter @chartdock/contract generate`; do not edit.

import { readCall, writeCall } from '../../call.ts';
import type { EndpointCall, EndpointData } from '../../endpoint.ts';
import type { ownerTransfer } from '../../endpoints/owner-transfer.ts';
import { isList, isRecord } from '../../guard-parts.ts';
import { isFilesType, isPerson } from '../entities.ts';

/** Offers a file or folder to someone who takes part in it; an offer to another person takes its place. */
export const offer: EndpointCall<typeof ownerTransfer.offer> = /* @__PURE__ */ writeCall({
  name: 'ownerTransfer.offer',
  path: '/api/personal/collaboration/transfer/offer',
  isData: (value): value is EndpointData<typeof ownerTransfer.offer> => isRecord(value),
});

/** Takes an offer back. Again changes nothing. */
export const withdraw: EndpointCall<typeof ownerTransfer.withdraw> = /* @__PURE__ */ writeCall({
  name: 'ownerTransfer.withdraw',
  path: '/api/personal/collaboration/transfer/withdraw',
  isData: (value): value is EndpointData<typeof ownerTransfer.withdraw> => isRecord(value),
});

/** Lists what the person was offered to own. */
export const offers: EndpointCall<typeof ownerTransfer.offers> = /* @__PURE__ */ readCall({
  name: 'ownerTransfer.offers',
  path: '/api/personal/collaboration/transfer/offers',
  isData: (value): value is EndpointData<typeof ownerTransfer.offers> =>
    isRecord(value) &&
    isList(
      value.offers,
      (item) =>
        isRecord(item) &&
        isFilesType(item.type) &&
        typeof item.id === 'string' &&
        typeof item.title === 'string' &&
        isPerson(item.owner) &&
        Number.isInteger(item.createTime),
    ),
});

/** Takes what was offered: it goes to the top of My files, and who owned it before goes on as a manager. Code 509 when there is no room. */
export const accept: EndpointCall<typeof ownerTransfer.accept> = /* @__PURE__ */ writeCall({
  name: 'ownerTransfer.accept',
  path: '/api/personal/collaboration/transfer/accept',
  isData: (value): value is EndpointData<typeof ownerTransfer.accept> => isRecord(value),
});

/** Declines what was offered. Again changes nothing. */
export const decline: EndpointCall<typeof ownerTransfer.decline> = /* @__PURE__ */ writeCall({
  name: 'ownerTransfer.decline',
  path: '/api/personal/collaboration/transfer/decline',
  isData: (value): value is EndpointData<typeof ownerTransfer.decline> => isRecord(value),
});
