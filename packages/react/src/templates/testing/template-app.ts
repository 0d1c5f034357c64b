import { createClient, createInProcessTransport, createMemoryTokenStore } from '@chartdock/client';
import type { TemplateCard } from '@chartdock/contract';
import { createMemoryStorage } from '@chartdock/platform';
import { createFakeClock, createFakeHost } from '@chartdock/platform/testing';
import { createWorkspace } from '@chartdock/workspace';
import type { AppParts } from '../../app/app.types.ts';

/** What a fake server of templates answers. */
export interface TemplateBackend {
  /** Returns what every list holds now. */
  readonly rows: () => readonly TemplateCard[];
  /** Paths that cannot be reached. */
  readonly refused: ReadonlySet<string>;
}

const envelope = (code: string, data: unknown): Response => Response.json({ code, msg: code, data });

const answers: Readonly<Record<string, () => unknown>> = {
  '/api/personal/template/like': () => ({ favourite: true }),
  '/api/personal/diagraming/clone_check': () => ({ result: 'cloneBuy', price: 9.9 }),
};

/** Creates the parts of an app, signed in, before a server of templates. */
export const createTemplateApp = ({ rows, refused }: TemplateBackend): AppParts => {
  const transport = createInProcessTransport((request) => {
    const { pathname } = new URL(request.url);
    if (refused.has(pathname)) return Promise.reject(new TypeError('fetch failed'));
    const page = { rows: rows(), total: rows().length, page: 1, pageSize: 24, pagerCount: 7, cursor: null };
    return Promise.resolve(envelope('200', answers[pathname]?.() ?? page));
  });
  const client = createClient({ transport, tokenStore: createMemoryTokenStore({ token: 't' }) });
  const storage = createMemoryStorage();
  const workspace = createWorkspace({
    client,
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
  };
};
