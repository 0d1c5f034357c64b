import type { MessageKey } from '@chartdock/contract';
import { CODE_MESSAGES, createTranslator, parseLocale, sharedMessages } from '@chartdock/contract';
import * as CODE from '@chartdock/contract/codes';

const messages: Readonly<Record<string, MessageKey | undefined>> = CODE_MESSAGES;

/** Writes an envelope in the language of a request, as the server does: HTTP 200 for every code. */
export const envelope = (
  request: Request,
  { code, data }: { readonly code: string; readonly data?: unknown },
): Response => {
  const translate = createTranslator(
    parseLocale(request.headers.get('accept-language') ?? undefined),
    sharedMessages,
  );
  const message = messages[code];
  const body = { code, msg: message === undefined ? '' : translate(message), data: data ?? null };
  return Response.json(body, code === CODE.tooManyRequests ? { headers: { 'Retry-After': '60' } } : {});
};
