import type { Request } from 'express';
import { CallError } from '../../kernel/errors/call-error.ts';
import { FREE_BYTES, STRANGER_BYTES } from './body-room.ts';
import type { BodyPlace } from './body-room.ts';

const LOOK_MS = 15_000;
// 20 MB come at this pace within the minute that a whole request may take, and more.
const MOVING_BYTES = 524_288;

/** Runs something after a time in milliseconds and returns a function that cancels it. */
export type After = (ms: number, run: () => void) => () => void;

/** Why a body is not read: it is too large for anyone or for a stranger, or it came too slowly. */
export type BodyFault = 'large' | 'stranger' | 'slow';

/** Reports a body that is not read to its end. */
export class BodyError extends Error {
  override readonly name = 'BodyError';
  readonly code: BodyFault;

  constructor(code: BodyFault) {
    super(`The body is not read: ${code}.`);
    this.code = code;
  }
}

/** Says who sends a body and how much it may be. */
export interface BodyRules {
  /** The most bytes that someone known may send. */
  readonly limit: number;
  /** Names the account by the address or a header; undefined for a stranger. */
  readonly identify: (request: Request) => Promise<string | undefined>;
  /** Names the account by the first 64 kB of the body. */
  readonly identifyByStart?: (start: Buffer) => string | undefined;
}

/** Options of reading a body. */
export interface Reading {
  readonly rules: BodyRules;
  readonly place: BodyPlace;
  readonly after: After;
  /** Runs before the first byte is waited for, once the head was found good. */
  readonly begin: () => void;
}

/**
 * Reads a body. More than 64 kB are read only of someone known, and only as long as there is room. A stranger has 15
 * seconds for all of it; someone known has to bring half a megabyte in each. Throws a BodyError, and `databaseBusy`
 * when there is no room.
 */
export const readBytes = async (request: Request, reading: Reading): Promise<Buffer<ArrayBuffer>> => {
  const progress: Progress = { bytes: 0, known: false };
  const watch = watchPace(progress, reading.after);
  try {
    // The loser of the race goes on to wait for bytes; the response to the request ends that.
    return await Promise.race([readAll(request, reading, progress), watch.slow]);
  } finally {
    watch.end();
  }
};

interface Progress {
  bytes: number;
  known: boolean;
}

const watchPace = (progress: Progress, after: After) => {
  const slow = Promise.withResolvers<never>();
  let seen = 0;
  const look = (): void => {
    if (!progress.known || progress.bytes - seen < MOVING_BYTES) return slow.reject(new BodyError('slow'));
    seen = progress.bytes;
    end = after(LOOK_MS, look);
  };
  let end = after(LOOK_MS, look);
  return { slow: slow.promise, end: () => end() };
};

const readAll = async (
  request: Request,
  reading: Reading,
  progress: Progress,
): Promise<Buffer<ArrayBuffer>> => {
  const { rules, place } = reading;
  await askHead(request, reading, progress);
  reading.begin();
  const chunks: Buffer[] = [];
  // Not destroyed when it is left early: the connection still has to carry the response.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    progress.bytes += chunk.length;
    if (progress.bytes > rules.limit) throw new BodyError('large');
    if (!place.take(chunk.length)) throw new CallError('databaseBusy');
    chunks.push(chunk);
    askStart(chunks, reading, progress);
  }
  return Buffer.concat(chunks);
};

/** Asks who sends a body that may be more than a few kilobytes, and refuses one that says itself to be too large. */
const askHead = async (request: Request, { rules, place }: Reading, progress: Progress): Promise<void> => {
  const header = request.get('content-length');
  const claimed = header === undefined ? undefined : Number(header);
  if (claimed !== undefined && claimed <= FREE_BYTES) return;
  const account = await rules.identify(request);
  if (account !== undefined) {
    progress.known = true;
    place.belongsTo(account);
  } else if (rules.identifyByStart === undefined && isAbove(claimed, STRANGER_BYTES)) {
    throw new BodyError('stranger');
  }
  if (isAbove(claimed, rules.limit)) throw new BodyError('large');
};

const isAbove = (bytes: number | undefined, limit: number): boolean => bytes !== undefined && bytes > limit;

/** Identifies the sender of a body that grows beyond a stranger's limit. */
const askStart = (chunks: readonly Buffer[], { rules, place }: Reading, progress: Progress): void => {
  if (progress.known || progress.bytes <= STRANGER_BYTES) return;
  const account = rules.identifyByStart?.(Buffer.concat(chunks));
  if (account === undefined) throw new BodyError('stranger');
  progress.known = true;
  place.belongsTo(account);
};
