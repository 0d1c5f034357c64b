import { expect, it } from 'vitest';
import type { EmbedErrorCode } from './errors.ts';
import { EmbedError, isRetryable } from './errors.ts';

const retryable: Readonly<Record<EmbedErrorCode, boolean>> = {
  unsupported: false,
  bad_params: false,
  bad_result: false,
  too_large: false,
  rate_limited: true,
  busy: true,
  deadline: true,
  cancelled: false,
  peer_reloaded: true,
  closed: false,
  declined: false,
  failed: false,
  frame_blocked: false,
  frame_unreachable: true,
  frame_removed: false,
  frame_navigated: true,
  frame_crashed: true,
  null_origin: false,
  version_host: false,
  version_guest: false,
  popup_blocked: true,
  popup_lost: true,
  no_answer: true,
  no_ticket: false,
  no_token: true,
  destroyed: false,
  bad_option: false,
  origin_not_allowed: false,
  not_framed: false,
};

it('says for every code whether to retry', () => {
  const codes = Object.keys(retryable) as EmbedErrorCode[];
  expect(Object.fromEntries(codes.map((code) => [code, isRetryable(code)]))).toEqual(retryable);
  expect(isRetryable('busy_later')).toBe(false);
});

it('carries the text of its code by default', () => {
  expect(new EmbedError('busy').retryable).toBe(true);
  expect(new EmbedError('failed', 'token', true).retryable).toBe(true);
});
