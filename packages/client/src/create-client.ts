import { calls, createTranslator, sharedMessages } from '@chartdock/contract';
import { buildClient } from './build-client.ts';
import type { Client, ClientOptions } from './client.types.ts';
import { encodeRequest } from './encode-request.ts';
import { createWriteWatch } from './middleware/write-watch.ts';

/** Creates a client that offers every call. Nothing is sent, read or stored before the first call. */
export const createClient = (options: ClientOptions = {}): Client => {
  const { middleware, isWriting } = createWriteWatch();
  const client = buildClient(
    {
      calls,
      textsOf: (locale) => createTranslator(locale, sharedMessages),
      encode: encodeRequest,
      outermost: [middleware],
    },
    options,
  );
  return { ...client, isWriting };
};
