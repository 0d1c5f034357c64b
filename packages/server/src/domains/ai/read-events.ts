import { z } from 'zod';
import { EndpointError } from './endpoint-error.ts';

/** A part of an endpoint's response. */
export interface WrittenPart {
  readonly text: string;
  /** Why it ends here: `stop` at the end of the text, `length` where it was cut; undefined while there is more. */
  readonly end: string | undefined;
}

const choice = z.object({
  delta: z.object({ content: z.string().nullish() }).nullish(),
  message: z.object({ content: z.string().nullish() }).nullish(),
  finish_reason: z.string().nullish(),
});
const answer = z.object({ choices: z.array(choice).max(16) });

/** Reads one answer, or one event of a stream. Throws an `EndpointError` for anything else. */
export const readPart = (json: string): WrittenPart => {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (cause) {
    throw new EndpointError('broken', { cause });
  }
  const parsed = answer.safeParse(value);
  if (!parsed.success) throw new EndpointError('broken');
  const [first] = parsed.data.choices;
  return {
    text: first?.delta?.content ?? first?.message?.content ?? '',
    end: first?.finish_reason ?? undefined,
  };
};

/** Longest line of a stream, and longest answer in one piece, in characters. */
const MOST = 262_144;

/** Splits a stream into lines. Throws an `EndpointError` for a line that does not end. */
export const linesOf = async function* (chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    rest += decoder.decode(chunk, { stream: true });
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    if (rest.length > MOST) throw new EndpointError('broken');
    yield* lines;
  }
  if (rest !== '') yield rest;
};

const DATA = /^data: ?(.*)$/;
const DONE = '[DONE]';

/** Reads a stream of server-sent events up to its end. Throws an `EndpointError` when it breaks off before. */
export const readEvents = async function* (chunks: AsyncIterable<Uint8Array>): AsyncGenerator<WrittenPart> {
  let hasEnded = false;
  for await (const line of linesOf(chunks)) {
    const [, data] = DATA.exec(line) ?? [];
    if (data === undefined) continue;
    if (data === DONE) return;
    const part = readPart(data);
    hasEnded ||= part.end !== undefined;
    yield part;
  }
  if (!hasEnded) throw new EndpointError('broken');
};

/** Reads an answer that comes in one piece. */
export const readWhole = async function* (chunks: AsyncIterable<Uint8Array>): AsyncGenerator<WrittenPart> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of chunks) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MOST) throw new EndpointError('broken');
  }
  yield readPart(text);
};
