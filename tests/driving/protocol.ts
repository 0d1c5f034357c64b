/** Something that a browser tells of: its name and what it says. */
interface ProtocolEvent {
  readonly method: string;
  readonly params: unknown;
}

interface Answer {
  readonly id?: number;
  readonly sessionId?: string;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** A line to one page of a browser. */
export interface ProtocolSession {
  /** Sends a command and gives its result, in the form that the caller knows it to have. */
  readonly send: <Result>(method: string, params?: object) => Promise<Result>;
  readonly on: <Params>(method: string, listener: (params: Params) => void) => void;
}

/** A line to a browser. */
export interface Protocol extends ProtocolSession {
  /** Makes a line to a page, by the id of the session that was attached to it. */
  readonly session: (id: string) => ProtocolSession;
  readonly close: () => void;
}

/** Opens the DevTools protocol at an address. Drivers refuse browsers as old as those of meeting clients; the protocol does not. */
export const openProtocol = async (address: string): Promise<Protocol> => {
  const socket = new WebSocket(address);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve(), { once: true });
    socket.addEventListener('error', () => reject(new Error(`nothing answers at ${address}`)), {
      once: true,
    });
  });
  const waiting = new Map<number, Waiting>();
  const listeners: { readonly sessionId: string; readonly hear: (event: ProtocolEvent) => void }[] = [];
  let count = 0;
  socket.addEventListener('message', ({ data }) => {
    const answer: Answer = JSON.parse(String(data));
    if (answer.id === undefined) {
      const { method = '', params, sessionId = '' } = answer;
      for (const each of listeners) if (each.sessionId === sessionId) each.hear({ method, params });
      return;
    }
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (answer.error === undefined) asked?.resolve(answer.result);
    else asked?.reject(new Error(answer.error.message));
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('the browser is gone'));
  });
  const session = (sessionId: string): ProtocolSession => ({
    send: async <Result>(method: string, params: object = {}) => {
      const answered = new Promise<unknown>((resolve, reject) => {
        count += 1;
        waiting.set(count, { resolve, reject });
        const to = sessionId === '' ? {} : { sessionId };
        socket.send(JSON.stringify({ id: count, method, params, ...to }));
      });
      // A cast as drivers make it: the protocol's documents say what a command gives.
      return (await answered) as Result;
    },
    on: <Params>(method: string, listener: (params: Params) => void) => {
      listeners.push({
        sessionId,
        hear: (event) => {
          if (event.method === method) listener(event.params as Params);
        },
      });
    },
  });
  return { ...session(''), session, close: () => socket.close() };
};
