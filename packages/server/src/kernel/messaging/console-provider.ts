import { formatCodeText } from './code-text.ts';
import type { MailProvider, MessageProvider } from './message.types.ts';

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
export interface ConsoleProvider extends MessageProvider, MailProvider {
  /** The last 50 messages, the newest first. */
  readonly inbox: () => readonly PrintedMessage[];
}

/** Creates a provider for development: it prints every message and keeps the last 50. */
export const createConsoleProvider = (deps: {
  readonly now: () => number;
  readonly print: (line: string) => void;
}): ConsoleProvider => {
  const kept: PrintedMessage[] = [];
  const keep = ({ channel, to, text }: Omit<PrintedMessage, 'at'>): Promise<void> => {
    deps.print(`To ${to}: ${text}`);
    kept.unshift({ channel, to, text, at: deps.now() });
    kept.splice(KEPT);
    return Promise.resolve();
  };
  return {
    sendCode: (message) => keep({ ...message, ...formatCodeText(message) }),
    sendMail: (mail) => keep({ channel: 'email', ...mail }),
    inbox: () => [...kept],
  };
};
