import { createClient, createInProcessTransport, createMemoryTokenStore } from '@chartdock/client';
import { createMemoryStorage } from '@chartdock/platform';
import { createFakeClock, createFakeHost } from '@chartdock/platform/testing';
import { createWorkspace } from '@chartdock/workspace';
import type { AppParts } from '../foundation/app/app.types.ts';

/** Creates the parts of an app in English, signed in, before a server that a test plays. */
export const createTestApp = (
  answer: (request: Request) => Promise<Response>,
  more: Partial<AppParts> = {},
): AppParts => {
  const storage = createMemoryStorage();
  const workspace = createWorkspace({
    client: createClient({
      transport: createInProcessTransport(answer),
      tokenStore: createMemoryTokenStore({ token: 't' }),
    }),
    host: createFakeHost(),
    clock: createFakeClock(),
    storage,
    locale: 'en',
  });
  return {
    workspace,
    storage,
    outside: {},
    install: {
      getState: () => ({ isOffered: false }),
      subscribe: () => () => undefined,
      ask: () => Promise.resolve('none'),
    },
    addressOf: ({ page }) => `/${page}`,
    navigate: () => undefined,
    ...more,
  };
};
