import { isApiError } from '@chartdock/client';
import * as CODE from '@chartdock/contract/codes';
import type { ShareFailure } from './share-box.types.ts';

const REASONS: Readonly<Record<string, ShareFailure['reason'] | undefined>> = {
  [CODE.upgradeNeeded]: 'upgrade',
  [CODE.accountRestricted]: 'restricted',
  [CODE.notAllowed]: 'refused',
  [CODE.fileUnavailable]: 'gone',
};

/** Says why something was not done. */
export const shareFailureOf = (thrown: unknown): ShareFailure => {
  if (!isApiError(thrown)) return { reason: 'failed' };
  return { reason: REASONS[thrown.envelopeCode ?? ''] ?? 'failed', text: thrown.text };
};
