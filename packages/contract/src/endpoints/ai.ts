import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { AI_PROMPT_LENGTH, AI_PURPOSES, AI_TEXT_LENGTH } from '../rules/ai-limits.ts';

/** Calls to the service that writes. All of them are ours. */
export const ai = {
  write: endpoint({
    method: 'POST',
    path: '/api/personal/ai/write',
    encoding: 'json',
    write: false,
    input: z.object({
      purpose: z.enum(AI_PURPOSES),
      /** Wish of the person. */
      prompt: z.string().trim().min(1).max(AI_PROMPT_LENGTH),
      /** A text that is to be changed; without one a new one is written. */
      text: z.string().max(AI_TEXT_LENGTH).optional(),
    }),
    data: z
      .object({
        text: z.string(),
        /** False where the text was cut because it grew too long. */
        isWhole: z.boolean(),
      })
      .meta({ id: 'WrittenText' }),
    summary:
      'Has a text written for a drawing or for the description of a template. With `Accept: application/x-ndjson` it comes in pieces, and the envelope last. Code 70013 with data.reason not_configured or restricted, 429 once an account has asked too often, 70032 with data.reason key, busy, timeout, unreachable or broken when the endpoint behind it fails.',
  }),
};
