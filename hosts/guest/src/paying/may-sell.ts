import { isApiError } from '@chartdock/client';
import * as CODE from '@chartdock/contract/codes';
import * as orderCalls from '@chartdock/contract/calls/orders';
import type { GuestPage } from '../screens/guest-page.ts';

/**
 * Returns whether the partner's token sells. A token that does not makes the client ask the partner for one that does; a
 * question that cannot be asked now is left to the dialog, which says so.
 */
export const maySell = async ({ workspace }: GuestPage['parts']): Promise<boolean> => {
  const { orders } = workspace.client.bind({ orders: { plans: orderCalls.plans } });
  try {
    await orders.plans({}, { quiet: true, keep: true });
    return true;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return error.envelopeCode !== CODE.notAllowed;
  }
};
