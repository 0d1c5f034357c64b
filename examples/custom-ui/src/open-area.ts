import { createClient } from '@chartdock/client';
import { createFileArea } from '@chartdock/files';
import type { FileArea, FilesPrivilege } from '@chartdock/files';
import { createMemoryStorage, systemClock } from '@chartdock/platform';
import { openShop } from './open-shop.ts';
import type { Shop } from './open-shop.ts';
import { createBrowserHost } from '@chartdock/platform/browser';

/** Page that someone signed in is shown. */
export interface OpenedArea {
  readonly area: FileArea;
  readonly shop: Shop;
}

/** Signs a person in and makes their file area and shop; calls go to the page's own origin. Rejects with an `ApiError`. */
export const openArea = async (account: string, password: string): Promise<OpenedArea> => {
  const client = createClient({ locale: 'en' });
  const { token, userId } = await client.session.signIn({ account, password });
  client.tokens.write(token);
  let known: FilesPrivilege | undefined;
  const reload = async ({ compulsion }: { compulsion: boolean }): Promise<void> => {
    known = (await client.user.privilege({ compulsion })).privilege;
  };
  await reload({ compulsion: false });
  const area = createFileArea({
    client,
    userId,
    clock: systemClock,
    storage: createMemoryStorage(),
    host: createBrowserHost(),
    privilege: { get: () => known, reload },
  });
  return { area, shop: openShop(client) };
};
