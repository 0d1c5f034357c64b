import type { EmbedClock } from '../clock.ts';
import type { WireErrorCode } from '../errors.ts';
import type { Port } from '../ports/port.ts';
import type { ByeReason, PortMessage } from '../protocol.ts';
import { MESSAGES_PER_SECOND } from '../protocol.ts';
import { isPlainObject } from '../wire/guards.ts';
import { isPortMessage, isTooLarge } from '../wire/messages.ts';
import { isAmount } from '../wire/values.ts';
import type { Ask } from './ask.types.ts';
import type { Method } from './methods.ts';
import type { Post } from './questions.ts';
import { createQuestions } from './questions.ts';
import { createRateLimit } from './rate.ts';
import { createServices } from './services.ts';

/** Options of a conversation over one port. */
export interface ChannelOptions {
  readonly port: Port;
  readonly clock: EmbedClock;
  /** Methods that the peer may ask for. */
  readonly methods: Readonly<Record<string, Method>>;
  /** Takes an event; false means that its name or data is not known, and the peer is told so. */
  readonly onEvent: (name: string, data: unknown) => boolean;
  /** Runs on every message that could be read: the peer lives. */
  readonly onHeard?: () => void;
  readonly onBye: (reason: ByeReason) => void;
}

/** A conversation over one port. */
export interface Channel {
  readonly ask: <Result>(request: Ask<Result>) => Promise<Result>;
  /** Sends an event; returns why it could not be sent. */
  emit(name: string, data: unknown): WireErrorCode | undefined;
  ping(): void;
  /** Ends it: waiting requests reject with `code`, running ones are aborted, the port is closed. `bye` is said first. */
  end(code: WireErrorCode, bye?: ByeReason): void;
}

/** Messages that start something; the others only answer. */
const INITIATIVES: readonly PortMessage['t'][] = ['req', 'evt', 'ping'];

const isInitiative = ({ t }: PortMessage): boolean => INITIATIVES.includes(t);

/** Creates the conversation that both ends hold over a port: requests, answers, events and signs of life, all capped. */
export const createChannel = ({ port, clock, methods, onEvent, onHeard, onBye }: ChannelOptions): Channel => {
  let open = true;
  let seq = 0;
  // Half of the limit for arriving messages: two of our seconds can fall into one of the peer's.
  const maySend = createRateLimit(clock, MESSAGES_PER_SECOND / 2);
  const mayArrive = createRateLimit(clock, MESSAGES_PER_SECOND);
  const post: Post = (message) => {
    if (!open) return 'closed';
    if (isInitiative(message) && !maySend()) return 'rate_limited';
    if (isTooLarge(message)) return 'too_large';
    try {
      port.post(message);
      return undefined;
    } catch {
      // The answer of a partner's own code may be impossible to copy.
      return 'failed';
    }
  };
  const emit = (n: string, d: unknown): WireErrorCode | undefined =>
    post({ t: 'evt', seq: (seq += 1), n, d });
  const questions = createQuestions(clock, post);
  const services = createServices(clock, methods, post);

  const route = (message: PortMessage): void => {
    switch (message.t) {
      case 'req':
        services.serve(message);
        break;
      case 'ack':
      case 'res':
        questions.hear(message);
        break;
      case 'cancel':
        services.stop(message.id, 'cancelled');
        break;
      case 'ping':
        post({ t: 'pong', id: message.id });
        break;
      case 'bye':
        onBye(message.reason);
        break;
      case 'evt':
        // The response to an unknown event is an event; that one is never answered.
        if (message.n !== 'unsupported' && !onEvent(message.n, message.d))
          emit('unsupported', { event: message.n });
        break;
      case 'pong':
    }
  };

  const take = (message: PortMessage): void => {
    onHeard?.();
    // Mere responses are not counted: it is dropped unless someone waits for it.
    if (!isInitiative(message) || mayArrive()) route(message);
    else if (message.t === 'req') services.refuse(message.id, 'rate_limited');
  };
  /** A request that cannot be read is answered as long as it has an id. */
  const complain = (value: unknown, code: WireErrorCode): void => {
    if (isPlainObject(value) && value['t'] === 'req' && isAmount(value['id']) && mayArrive())
      services.refuse(value['id'], code);
  };
  port.listen((value) => {
    if (isTooLarge(value)) complain(value, 'too_large');
    else if (isPortMessage(value)) take(value);
    else complain(value, 'bad_params');
  });

  return {
    ask: questions.ask,
    emit,
    ping: () => void post({ t: 'ping', id: (seq += 1) }),
    end: (code, bye) => {
      if (bye) post({ t: 'bye', reason: bye });
      open = false;
      services.end();
      questions.end(code);
      port.close();
    },
  };
};
