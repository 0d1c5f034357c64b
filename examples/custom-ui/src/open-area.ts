import { createClient } from '@chartdock/client';
import { createFileArea } from '@chartdock/files';
import type { FileArea, FilesPrivilege } from '@chartdock/files';
import { createMemoryStorage, systemClock } from '@chartdock/platform';
import { createBrowserHost } from '@chartdock/platform/browser';

/** Signs a person in and makes their file area; calls go to the page's own origin. Rejects with an `ApiError`. */
export const openArea = async (account: string, password: string): Promise<FileArea> => {
  const client = createClient({ locale: 'en' });
  const { token, userId } = await client.session.signIn({ account, password });
  client.tokens.write(token);
  let known: FilesPrivilege | undefined;
  const reload = async ({ compulsion }: { compulsion: boolean }): Promise<void> => {
    known = (await client.user.privilege({ compulsion })).privilege;
  };
  await reload({ compulsion: false });
  return createFileArea({
    client,
    userId,
    clock: systemClock,
    storage: createMemoryStorage(),
    host: createBrowserHost(),
    privilege: { get: () => known, reload },
  });
};
