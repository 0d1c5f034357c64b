// Generated from the endpoint values by `pnpm --filter @chartdock/contract generate`; do not edit.

import { readCall } from '../../call.ts';
import type { EndpointCall, EndpointData } from '../../endpoint.ts';
import type { ai } from '../../endpoints/ai.ts';
import { isRecord } from '../../guard-parts.ts';

const isWrittenText = (value: unknown): boolean =>
  isRecord(value) && typeof value.text === 'string' && typeof value.isWhole === 'boolean';

/** Has a text written for a drawing or for the description of a template. With `Accept: application/x-ndjson` it comes in pieces, and the envelope last. Code 70013 with data.reason not_configured or restricted, 429 once an account has asked too often, 70032 with data.reason key, busy, timeout, unreachable or broken when the endpoint behind it fails. */
export const write: EndpointCall<typeof ai.write> = /* @__PURE__ */ readCall({
  name: 'ai.write',
  path: '/api/personal/ai/write',
  method: 'POST',
  encoding: 'json',
  isData: (value): value is EndpointData<typeof ai.write> => isWrittenText(value),
});
