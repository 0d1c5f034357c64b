import { PIECES_TYPE } from '@chartdock/contract';
import type { Response } from 'express';

/** Responses of which pieces went ahead. */
const begun = new WeakSet<Response>();

/** Returns whether pieces of a response went ahead, so that its envelope has to follow as the last line. */
export const hasPieces = (response: Response): boolean => begun.has(response);

const begin = (response: Response): void => {
  begun.add(response);
  response.setHeader('Content-Type', `${PIECES_TYPE}; charset=utf-8`);
  // A proxy that gathers a response first would keep the pieces back.
  response.setHeader('X-Accel-Buffering', 'no');
};

/**
 * Sends a piece as a line of JSON to a caller that asked for pieces (`Accept: application/x-ndjson`); nothing to anyone else, and
 * nothing once the caller has gone.
 */
export const sendPiece = (response: Response, piece: string): void => {
  if (response.req.get('accept') !== PIECES_TYPE || response.destroyed) return;
  if (!hasPieces(response)) begin(response);
  response.write(`${JSON.stringify({ piece })}\n`);
};

/** Creates a signal that is given when the connection closes before the response is complete. */
export const untilGone = (response: Response): AbortSignal => {
  const gone = new AbortController();
  if (response.destroyed) gone.abort();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  return gone.signal;
};
