import { answerGuards, calls, codeRow, createTranslator, sharedMessages } from '@chartdock/contract';
import type { EndpointDescriptor, Locale, Translate } from '@chartdock/contract';
import { buildClient } from './build-client.ts';
import type { BuiltCall, BuiltClient } from './build-client.ts';
import { encodeRequest } from './encode-request.ts';
import type { Client, ClientCalls, ClientOptions, WriteWatch } from './client.types.ts';
import { ApiError } from './errors.ts';

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

/** Counts the writes under way; the calls stay what they are. */
const watchWrites = (built: BuiltClient['calls']): WriteWatch & { readonly calls: BuiltClient['calls'] } => {
  let open = 0;
  const counted = (call: BuiltCall): BuiltCall => {
    return async (input, options) => {
      open += 1;
      try {
        return await call(input, options);
      } finally {
        open -= 1;
      }
    };
  };
  const descriptors: Readonly<Record<string, Readonly<Record<string, EndpointDescriptor>>>> = calls;
  const groups = Object.entries(built).map(([group, table]) => {
    const functions = Object.entries(table).map(
      ([name, call]) => [name, descriptors[group]?.[name]?.write === true ? counted(call) : call] as const,
    );
    return [group, Object.fromEntries(functions)] as const;
  });
  return { calls: Object.fromEntries(groups), isWriting: () => open > 0 };
};

/** Makes a client. Nothing is sent, read or stored before the first call. */
export const createClient = (options: ClientOptions = {}): Client => {
  const textsOf = (locale: Locale): Translate => createTranslator(locale, sharedMessages);
  const built = buildClient({ calls, guards: answerGuards, textsOf, encode: encodeRequest }, options);
  // The table and the type come from the same endpoint values, which TypeScript cannot follow through entries.
  const { calls: watched, isWriting } = watchWrites(built.calls);
  const clientCalls = watched as unknown as ClientCalls;
  built.store.connect?.(createResume(clientCalls));
  return { ...clientCalls, ...built.controls, isWriting };
};
