import { createConsoleProvider } from './console-provider.ts';
import type { PrintedMessage } from './console-provider.ts';
import type { CodeMessage, Mail, MessageProvider } from './message.types.ts';
import { createSmsProvider } from './sms-provider.ts';
import { createSmtpProvider } from './smtp-provider.ts';

/** Settings that choose the providers. */
export interface MessageSettings {
  readonly smtpUrl: string;
  readonly mailFrom: string;
  readonly smsUrl: string;
  readonly smsSecret: string;
  readonly messageTimeoutMs: number;
}

/** Sends each message over the provider of its channel. */
export interface Messenger extends MessageProvider {
  /** Sends a mail that nobody waits for. One that fails is lost. */
  readonly mailLater: (mail: Mail) => void;
  /** Resolves once no mail is on its way, which is after the time-out of messages at the latest. */
  readonly settle: () => Promise<void>;
  /** Messages that were only printed, the newest first; empty when every channel has a real provider. */
  readonly inbox: () => readonly PrintedMessage[];
  /** Whether a channel only prints. */
  readonly prints: boolean;
}

/** Creates a messenger: mails over SMTP and text messages over HTTP where an address is set, else printed. */
export const createMessenger = (
  settings: MessageSettings,
  deps: { readonly now: () => number; readonly print: (line: string) => void },
): Messenger => {
  const { smtpUrl, mailFrom, smsUrl, smsSecret, messageTimeoutMs: timeoutMs } = settings;
  const printing = createConsoleProvider(deps);
  const mails = smtpUrl === '' ? printing : createSmtpProvider({ url: smtpUrl, from: mailFrom, timeoutMs });
  const providers: Readonly<Record<CodeMessage['channel'], MessageProvider>> = {
    email: mails,
    phone: smsUrl === '' ? printing : createSmsProvider({ url: smsUrl, secret: smsSecret, timeoutMs }),
  };
  const onTheWay = new Set<Promise<void>>();
  return {
    mailLater: (mail) => {
      const sending = mails
        .sendMail(mail)
        .catch(() => undefined)
        .finally(() => onTheWay.delete(sending));
      onTheWay.add(sending);
    },
    settle: async () => {
      await Promise.all(onTheWay);
    },
    sendCode: (message) => providers[message.channel].sendCode(message),
    inbox: printing.inbox,
    prints: Object.values(providers).includes(printing),
  };
};
