import { isApiError, isCancelled } from '@chartdock/client';
import { reactionTo } from '@chartdock/contract';
import * as CODE from '@chartdock/contract/codes';
import type { Failure, NoticeText } from './failure.types.ts';

/**
 * Makes a failure of anything a call threw: the server's own words where it sent some, else the general text (ERR-28).
 * The code is the envelope's where an envelope came.
 */
export const failureOf = (thrown: unknown): Failure => {
  if (!isApiError(thrown)) return { code: 'unexpected', text: { key: 'error.generic' }, isSilent: false };
  const text: NoticeText = thrown.text ? { literal: thrown.text } : { key: 'error.generic' };
  const code = thrown.envelopeCode ?? thrown.code;
  return { code, text, isSilent: isCancelled(thrown) || reactionTo(code).effect !== 'toast' };
};

/** Says that there is no connection, without asking the server. */
export const OFFLINE: Failure = { code: 'offline', text: { key: 'error.network' }, isSilent: false };

/** Says that the account may not make files, without asking the server. */
export const RESTRICTED: Failure = {
  code: CODE.accountRestricted,
  text: { key: 'error.accountRestricted' },
  isSilent: false,
};

/** Says that an item may not be opened, without asking the server (ERR-29). */
export const NOT_OPEN: Failure = {
  code: CODE.fileUnavailable,
  text: { key: 'error.fileUnavailable' },
  isSilent: false,
};
