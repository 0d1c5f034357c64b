import { answerGuards, calls, codeRow, createTranslator, sharedMessages } from '@chartdock/contract';
import type { Locale, Translate } from '@chartdock/contract';
import { buildClient } from './build-client.ts';
import { encodeRequest } from './encode-request.ts';
import type { Client, ClientCalls, ClientOptions } from './client.types.ts';
import { ApiError } from './errors.ts';
import { createWriteWatch } from './steps/write-watch.ts';

const createResume =
  ({ session }: ClientCalls) =>
  async (): Promise<string | undefined> => {
    const { code, msg, data } = await session.resume({}, { noCheck: true, quiet: true, keep: true });
    if (codeRow(code).effect === 'signOut') return undefined;
    if (code === '200' && answerGuards.session.resume(data)) return data.token;
    const { name, method, path } = calls.session.resume;
    const details = { call: name, method, path, status: 200, envelopeCode: code, text: msg };
    throw new ApiError(code === '200' ? 'malformed_answer' : 'refused', `code ${code}`, details);
  };

/** Makes a client. Nothing is sent, read or stored before the first call. */
export const createClient = (options: ClientOptions = {}): Client => {
  const textsOf = (locale: Locale): Translate => createTranslator(locale, sharedMessages);
  const { step, isWriting } = createWriteWatch();
  const parts = { calls, guards: answerGuards, textsOf, encode: encodeRequest, outermost: [step] };
  const built = buildClient(parts, options);
  // The table and the type come from the same endpoint values, which TypeScript cannot follow through entries.
  const clientCalls = built.calls as unknown as ClientCalls;
  built.store.connect?.(createResume(clientCalls));
  return { ...clientCalls, ...built.controls, isWriting };
};
