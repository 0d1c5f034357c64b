import { setTimeout as pause } from 'node:timers/promises';
import { GatewayError } from '../../../../kernel/calls/gateway.types.ts';

/** How patient we are with a gateway. */
export interface Patience {
  /** Milliseconds that one attempt may take. Default 5,000. */
  readonly timeoutMs?: number;
  /** Milliseconds before each further attempt. Default 200, then 800. */
  readonly pausesMs?: readonly number[];
}

/** A request to a gateway, which may be sent more than once: all that we ask of gateways is idempotent. */
export interface GatewayRequest extends Patience {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  /** Writes the headers of one attempt: a signature has its own moment. */
  readonly headers: () => Readonly<Record<string, string>>;
  readonly body?: string;
  /** Longest response that is read, in bytes. Default 1 MiB. */
  readonly mostBytes?: number;
  /** Returns whether a response says that the gateway could not do it now. */
  readonly isTemporary?: (response: GatewayResponse) => boolean;
}

/** Response of a gateway, as it came. */
export interface GatewayResponse {
  readonly status: number;
  /** By names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

const TIMEOUT_MS = 5_000;
const PAUSES_MS = [200, 800];
const MOST_BYTES = 1_048_576;
const TOO_MANY = 429;

const readBody = async (response: Response, most: number): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  let length = 0;
  // Types of a stream differ between engines; its parts are bytes in all of them.
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    length += part.length;
    if (length > most) throw new GatewayError('malformed', 'The response of the gateway is too long.');
    parts.push(part);
  }
  return Buffer.concat(parts);
};

const sendOnce = async (request: GatewayRequest): Promise<GatewayResponse> => {
  const { method, url, headers, body, timeoutMs = TIMEOUT_MS, mostBytes = MOST_BYTES } = request;
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const sent = { method, headers: headers(), signal, redirect: 'error' } as const;
    const response = await fetch(url, body === undefined ? sent : { ...sent, body });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await readBody(response, mostBytes),
    };
  } catch (cause) {
    if (cause instanceof GatewayError) throw cause;
    throw new GatewayError('unreachable', 'The gateway did not respond.', { cause });
  }
};

const isBusy = (response: GatewayResponse, { isTemporary }: GatewayRequest): boolean =>
  response.status >= 500 || response.status === TOO_MANY || isTemporary?.(response) === true;

/** Sends a request, again after a pause while the gateway does not respond or is busy. Throws a GatewayError `unreachable` when it stays so, `malformed` for a response that is too long. */
export const exchange = async (request: GatewayRequest): Promise<GatewayResponse> => {
  let failure = new GatewayError('unreachable', 'The gateway is busy.');
  for (const waitMs of [0, ...(request.pausesMs ?? PAUSES_MS)]) {
    if (waitMs > 0) await pause(waitMs);
    try {
      const response = await sendOnce(request);
      if (!isBusy(response, request)) return response;
      failure = new GatewayError('unreachable', `The gateway is busy (${response.status}).`);
    } catch (error) {
      if (!(error instanceof GatewayError) || error.code !== 'unreachable') throw error;
      failure = error;
    }
  }
  throw failure;
};
