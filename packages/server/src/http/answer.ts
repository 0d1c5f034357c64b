import { CODE_MESSAGES, createTranslator, parseLocale, sharedMessages } from '@chartdock/contract';
import * as CODE from '@chartdock/contract/codes';
import type { Code, Locale } from '@chartdock/contract';
import type { Request, Response } from 'express';
import { WrittenJson } from '../kernel/calls/written-json.ts';

const translators = {
  zh: createTranslator('zh', sharedMessages),
  en: createTranslator('en', sharedMessages),
} as const;

/** Reads the language a request asks for; zh unless English comes first (PROD-29). */
export const localeOf = (request: Request): Locale => parseLocale(request.get('accept-language'));

/** Writes the text of a code in a language. */
export const messageOf = (code: Code, locale: Locale): string => translators[locale](CODE_MESSAGES[code]);

/** Returns an envelope of success (ENT-36). */
export const sendData = (response: Response, data: unknown): void => {
  sendEnvelope(response, { code: CODE.ok, data });
};

interface Envelope {
  readonly code: Code;
  readonly msg: string;
  readonly data?: unknown;
}

// Node sends bytes in less time than a text that has more than Latin letters.
const writeEnvelope = ({ code, msg, data }: Envelope): Buffer => {
  if (!(data instanceof WrittenJson)) return Buffer.from(JSON.stringify({ code, msg, data: data ?? null }));
  const head = JSON.stringify({ code, msg });
  return Buffer.concat([Buffer.from(`${head.slice(0, -1)},"data":`), data.bytes, Buffer.from('}')]);
};

/** Returns an envelope, with HTTP status 200 unless told otherwise; the text follows the language of the request. */
export const sendEnvelope = (
  response: Response,
  answer: { readonly code: Code; readonly data?: unknown },
  status = 200,
): void => {
  const msg = messageOf(answer.code, localeOf(response.req));
  // Express would look for a type, a charset and a tag that are known here; head and body leave in one piece.
  const body = writeEnvelope({ ...answer, msg });
  // Pieces of it went ahead: the envelope is the last line.
  if (response.headersSent) {
    response.write(body);
    response.end('\n');
    return;
  }
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', body.length);
  response.end(body);
};
