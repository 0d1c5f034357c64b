import { createClient } from '../create-client.ts';
import type { Client, ClientOptions } from '../client.types.ts';
import type { ClientEffect } from '../effects.ts';
import { isApiError } from '../errors.ts';
import type { ApiError } from '../errors.ts';
import { createMemoryTokenStore } from '../tokens/memory.ts';
import { createFakeServer } from './fake-server.ts';
import type { FakeServer, ReceivedRequest } from './fake-server.ts';

/** A client in front of a fake server, with everything it told its listeners. */
export interface SetUp {
  readonly server: FakeServer;
  readonly client: Client;
  readonly effects: readonly ClientEffect[];
  readonly signOuts: readonly ApiError[];
}

/** Makes a client that is signed in with `token-1`. */
export const setUp = (options: ClientOptions = {}, respond?: (request: ReceivedRequest) => void): SetUp => {
  const server = createFakeServer(respond);
  const client = createClient({
    transport: server.transport,
    tokenStore: createMemoryTokenStore({ token: 'token-1' }),
    ...options,
  });
  const effects: ClientEffect[] = [];
  const signOuts: ApiError[] = [];
  client.on('effect', (effect) => void effects.push(effect));
  client.on('signOut', (error) => void signOuts.push(error));
  return { server, client, effects, signOuts };
};

/** Waits for a call to fail and returns its error. */
export const failure = async (promise: Promise<unknown>): Promise<ApiError> => {
  try {
    await promise;
  } catch (thrown) {
    if (isApiError(thrown)) return thrown;
    throw thrown;
  }
  throw new Error('the call did not fail');
};
