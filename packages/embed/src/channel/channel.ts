import type { EmbedClock } from '../clock.ts';
import type { WireErrorCode } from '../errors.ts';
import type { Port } from '../ports/port.ts';
import { WIRE_LIMITS, type ByeReason, type EventMessage, type PortMessage } from '../protocol.ts';
import { readMessage, sizeOf } from '../wire/messages.ts';
import { createAnswers, type Methods } from './answers.ts';
import { createRateLimit } from './rate.ts';
import { createRequests, type Ask } from './requests.ts';

/** What a conversation over one port needs. */
export interface ChannelOptions {
  readonly port: Port;
  readonly clock: EmbedClock;
  /** What the peer may ask for. */
  readonly methods: Methods;
  /** Takes an event; false means that its name or data is not known, and the peer is told so. */
  onEvent(name: string, data: unknown): boolean;
  /** Runs on every message that could be read: the peer lives. */
  onHeard?(): void;
  onBye(reason: ByeReason): void;
}

/** A conversation over one port. */
export interface Channel {
  ask<Result>(request: Ask<Result>): Promise<Result>;
  /** Sends an event; returns why it could not be sent. */
  emit(name: string, data: unknown): WireErrorCode | undefined;
  ping(): void;
  /** Ends it: what waits rejects with `code`, what runs is aborted, the port is closed. `bye` is said first. */
  end(code: WireErrorCode, why: string, bye?: ByeReason): void;
}

/** Tells whether a message starts something; the others only answer. */
const isInitiative = (message: PortMessage): boolean =>
  message.t === 'req' || message.t === 'evt' || message.t === 'ping';

/** Makes the conversation that both ends hold over a port: requests, answers, events and signs of life, all capped. */
export const createChannel = (options: ChannelOptions): Channel => {
  const { port, clock } = options;
  let open = true;
  let seq = 0;
  // Half of what may arrive: two of our seconds can fall into one of the peer's.
  const maySend = createRateLimit(clock, WIRE_LIMITS.messagesPerSecond / 2);
  const mayArrive = createRateLimit(clock, WIRE_LIMITS.messagesPerSecond);
  // Each request of ours brings an acknowledgement and an answer.
  const mayAnswer = createRateLimit(clock, WIRE_LIMITS.messagesPerSecond * 3);

  const post = (message: PortMessage): WireErrorCode | undefined => {
    if (!open) return 'closed';
    if (isInitiative(message) && !maySend()) return 'rate_limited';
    if (sizeOf(message) > WIRE_LIMITS.messageBytes) return 'too_large';
    port.post(message);
    return undefined;
  };
  const emit = (n: string, d: unknown): WireErrorCode | undefined => {
    seq += 1;
    return post({ t: 'evt', seq, n, d });
  };
  const requests = createRequests(clock, post);
  const answers = createAnswers(clock, options.methods, post);

  const takeEvent = ({ n, d }: EventMessage): void => {
    // The answer to an unknown event is an event; that one is never answered.
    if (n !== 'unsupported' && !options.onEvent(n, d)) emit('unsupported', { event: n });
  };

  const route = (message: PortMessage): void => {
    switch (message.t) {
      case 'req': {
        answers.take(message);
        return;
      }
      case 'res': {
        requests.settle(message);
        return;
      }
      case 'ack': {
        requests.acknowledge(message.id);
        return;
      }
      case 'cancel': {
        answers.cancel(message.id);
        return;
      }
      case 'ping':
        return void post({ t: 'pong', id: message.id });
      case 'pong':
        return;
      case 'bye': {
        options.onBye(message.reason);
        return;
      }
      case 'evt': {
        takeEvent(message);
        return;
      }
    }
  };

  const receive = (value: unknown): void => {
    if (!open) return;
    const reading = readMessage(value);
    if (reading.kind === 'refused') {
      if (mayArrive() && reading.id !== undefined) answers.refuse(reading.id, reading.why);
      return;
    }
    const { message } = reading;
    options.onHeard?.();
    if (isInitiative(message) ? mayArrive() : mayAnswer()) route(message);
    else if (message.t === 'req' && mayAnswer()) answers.refuse(message.id, 'rate_limited');
  };
  port.listen(receive);

  return {
    ask: async (request) => requests.ask(request),
    emit,
    ping: () => {
      seq += 1;
      post({ t: 'ping', id: seq });
    },
    end: (code, why, bye) => {
      if (!open) return;
      if (bye !== undefined) post({ t: 'bye', reason: bye });
      open = false;
      answers.abortAll();
      requests.failAll(code, why);
      port.close();
    },
  };
};
