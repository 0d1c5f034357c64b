import * as CODE from '@chartdock/contract/codes';
import { PIECES_TYPE } from '@chartdock/contract';
import { z } from 'zod';
import { messageOf } from '../answer.ts';
import type { DescribedCall } from './described-call.types.ts';
import { refusalSchema, refusalsOf } from './refusals.ts';

const pascal = (name: string): string =>
  name
    .split('.')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join('');

const RETRY_AFTER = {
  'Retry-After': {
    description: 'Seconds after which it is worth trying again; sent with codes 429 and 70014.',
    schema: { type: 'integer', minimum: 1 },
    example: 2,
  },
} as const;

const doneSchema = ({ name, endpoint }: DescribedCall) =>
  z
    .object({
      code: z.literal(CODE.ok).meta({ description: 'Always 200: the call did what it was asked for.' }),
      msg: z.string().meta({ examples: [messageOf(CODE.ok, 'zh')] }),
      data: endpoint.data,
    })
    .meta({
      id: `${pascal(name)}Done`,
      description: `What ${name} returns when it did what it was asked for.`,
    });

/** Describes the envelope of a call: its data, or one of its refusals, told apart by the code. */
const envelopeOf = (call: DescribedCall) =>
  z.discriminatedUnion('code', [doneSchema(call), ...refusalsOf(call).map(refusalSchema)]);

const PIECES =
  'Lines of JSON: pieces of the text as they are written, each as {"piece": "…"}, and the envelope as the last line. Sent to who asks for this type in Accept.';

/** Describes the responses of a call: all of them have HTTP status 200, except to a body of a type that it does not take. */
export const responsesOf = (call: DescribedCall, hasBodyType: boolean) => {
  const codes = refusalsOf(call).map((name) => CODE[name]);
  const isPieced = call.name === 'ai.write';
  return {
    '200': {
      description: `An envelope. Code 200 is success; the refusals are ${codes.join(', ')}.`,
      headers: RETRY_AFTER,
      content: {
        'application/json': { schema: envelopeOf(call) },
        ...(isPieced ? { [PIECES_TYPE]: { schema: { type: 'string', description: PIECES } as const } } : {}),
      },
    },
    ...(hasBodyType
      ? {
          '415': {
            description: 'The body is of a type that the call does not take.',
            content: { 'application/json': { schema: refusalSchema('invalidInput') } },
          },
        }
      : {}),
  };
};
