/** Message between page and app. An id is told once, however often a message is delivered. */
export interface HostMessage {
  readonly v: 1;
  readonly id: string;
  /** Subject of the message, e.g. `close` or `share`. */
  readonly type: string;
  readonly data: unknown;
}

/** Name of the parameter in the fragment by which the app speaks to the page. */
export const MESSAGE_PARAMETER = 'chartdock-message';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns whether something delivered is one of our messages. */
export const isHostMessage = (value: unknown): value is HostMessage =>
  isRecord(value) &&
  value['v'] === 1 &&
  typeof value['id'] === 'string' &&
  typeof value['type'] === 'string' &&
  'data' in value;

/** Reads a message out of the text that the app put into the fragment; nothing when it is none. */
export const parseMessage = (text: string): HostMessage | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return isHostMessage(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Makes an id that no other message has; pages without a secure context have no `randomUUID`. */
export const randomId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
