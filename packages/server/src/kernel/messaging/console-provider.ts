import { formatCodeText } from './code-text.ts';
import type { MessageProvider } from './message.types.ts';

const KEPT = 50;

/** A message that was printed. */
export interface PrintedMessage {
  readonly channel: 'phone' | 'email';
  readonly to: string;
  readonly text: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** A provider that keeps its printed messages. */
export interface ConsoleProvider extends MessageProvider {
  /** The last 50 messages, the newest first. */
  readonly inbox: () => readonly PrintedMessage[];
}

/** Creates a provider for development: it prints every message and keeps the last 50. */
export const createConsoleProvider = (deps: {
  readonly now: () => number;
  readonly print: (line: string) => void;
}): ConsoleProvider => {
  const kept: PrintedMessage[] = [];
  return {
    sendCode: (message) => {
      const { text } = formatCodeText(message);
      deps.print(`To ${message.to}: ${text}`);
      kept.unshift({ channel: message.channel, to: message.to, text, at: deps.now() });
      kept.splice(KEPT);
      return Promise.resolve();
    },
    inbox: () => [...kept],
  };
};
