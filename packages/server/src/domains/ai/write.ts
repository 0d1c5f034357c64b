import { AI_TEXT_LENGTH } from '@chartdock/contract';
import type { CallData, CallParsedInput } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import { cleanText } from '../definitions/index.ts';
import { requireUnrestricted } from '../nodes/index.ts';
import { refuseTry } from '../../kernel/security/attempts.ts';
import { askEndpoint } from './ask-endpoint.ts';
import { EndpointError } from './endpoint-error.ts';
import { writingLimit } from './power.ts';
import { messagesFor } from './prompts.ts';

type Written = CallData<'ai', 'write'>;

/**
 * Has a text written, and sends its pieces ahead. The try counts once the endpoint works on it, also for who goes away before the first
 * piece: asking costs the house whether anyone reads it or not. Only an endpoint that gives nothing costs nobody anything. Throws `accountRestricted`, `tooManyRequests`, and `gatewayFailed` with the reason.
 */
const writeText = async (context: CallContext, input: CallParsedInput<'ai', 'write'>): Promise<Written> => {
  const { app, now } = context;
  requireUnrestricted(context);
  if (app.config.aiUrl === '') throw new CallError('gatewayFailed', { reason: 'not_configured' });
  const limit = writingLimit(context);
  const wait = await app.attempts.take(limit, now);
  if (wait > 0) throw refuseTry(wait);
  const text: string[] = [];
  const gone = context.request.untilGone();
  try {
    return await readText(context, input, { text, gone });
  } catch (error) {
    const isTheirs = gone.aborted || !(error instanceof EndpointError);
    if (text.length === 0 && !isTheirs) await app.attempts.giveBack(limit.key);
    if (error instanceof EndpointError) throw new CallError('gatewayFailed', { reason: error.problem });
    throw error;
  }
};

/** Reads the endpoint's text into `text`, up to the longest text. */
const readText = async (
  { app, request }: CallContext,
  input: CallParsedInput<'ai', 'write'>,
  { text, gone }: { readonly text: string[]; readonly gone: AbortSignal },
): Promise<Written> => {
  const { aiUrl: url, aiKey: key, aiModel: model, aiTimeoutMs: silenceMs } = app.config;
  const asked = { messages: messagesFor(input), gone };
  let room = AI_TEXT_LENGTH;
  let isWhole = true;
  for await (const part of askEndpoint({ url, key, model, silenceMs }, asked)) {
    const piece = cleanText(part.text.slice(0, room));
    room -= piece.length;
    if (piece !== '') {
      text.push(piece);
      request.sendPiece(piece);
    }
    isWhole = part.end !== 'length';
    if (room === 0) {
      isWhole = false;
      break;
    }
  }
  if (text.length === 0) throw new EndpointError('broken');
  return { text: text.join(''), isWhole };
};

/** Lists the calls to the service that writes. */
export const writeCalls: readonly ImplementedCall[] = [
  implement(endpoints.ai.write, {
    access: 'token',
    scope: 'own sessions',
    items: 'closed',
    handler: writeText,
  }),
];
