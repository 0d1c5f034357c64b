import { createTransport } from 'nodemailer';
import { formatCodeText } from './code-text.ts';
import type { MessageProvider } from './message.types.ts';

/** Says which mail server takes the mails. */
export interface SmtpSettings {
  /** `smtp://user:password@host:port`, or smtps. */
  readonly url: string;
  readonly from: string;
  readonly timeoutMs: number;
}

/** Creates a provider that sends codes as mails. Rejects when the mail server refuses or does not answer in time. */
export const createSmtpProvider = ({ url, from, timeoutMs }: SmtpSettings): MessageProvider => {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    sendCode: async (message) => {
      await transport.sendMail({ from, to: { name: '', address: message.to }, ...formatCodeText(message) });
    },
  };
};
