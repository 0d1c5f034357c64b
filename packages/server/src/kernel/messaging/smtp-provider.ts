import { createTransport } from 'nodemailer';
import { formatCodeText } from './code-text.ts';
import type { Mail, MailProvider, MessageProvider } from './message.types.ts';

/** Says which mail server takes the mails. */
export interface SmtpSettings {
  /** `smtp://user:password@host:port`, or smtps. */
  readonly url: string;
  readonly from: string;
  readonly timeoutMs: number;
}

/** Creates a provider that sends mails, and codes as mails. Rejects when the mail server refuses or does not answer in time. */
export const createSmtpProvider = ({
  url,
  from,
  timeoutMs,
}: SmtpSettings): MessageProvider & MailProvider => {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const sendMail = async ({ to, subject, text }: Mail): Promise<void> => {
    await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
  };
  return {
    sendMail,
    sendCode: (message) => sendMail({ to: message.to, ...formatCodeText(message) }),
  };
};
