import { createHmac } from 'node:crypto';
import { formatCodeText } from './code-text.ts';
import type { MessageProvider } from './message.types.ts';

/** Says which service takes the text messages. */
export interface SmsSettings {
  readonly url: string;
  /** Key of the signature; the service checks it. */
  readonly secret: string;
  readonly timeoutMs: number;
}

/** Signs the body of a text message: hex HMAC-SHA256, sent as `x-chartdock-signature: sha256=…`. */
export const signSms = (secret: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

/** Creates a provider that posts each text message as JSON {to, text, code, locale}. Rejects for a status other than 2xx and after the time-out. */
export const createSmsProvider = ({ url, secret, timeoutMs }: SmsSettings): MessageProvider => ({
  sendCode: async (message) => {
    const { to, code, locale } = message;
    const body = JSON.stringify({ to, text: formatCodeText(message).text, code, locale });
    const headers = { 'content-type': 'application/json', 'x-chartdock-signature': signSms(secret, body) };
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The text message service answered HTTP ${response.status}.`);
  },
});
