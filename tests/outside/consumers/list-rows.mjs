import { createClient } from '@chartdock/client';
import { cleanTitle } from '@chartdock/contract';
import { contentOf, createFileArea } from '@chartdock/files';
import { createMemoryStorage, systemClock } from '@chartdock/platform';

/** Signs in, makes a folder of that title, and returns the titles that the file area then shows; touches no page. */
export const listRows = async ({ baseUrl, credentials, title }) => {
  const client = createClient({ baseUrl, locale: 'en' });
  const { token, userId } = await client.session.signIn(credentials);
  client.tokens.write(token);
  const area = createFileArea({
    client,
    userId,
    clock: systemClock,
    storage: createMemoryStorage(),
    host: {
      open: () => undefined,
      reserveWindow: () => ({ navigate: () => undefined, close: () => undefined }),
      loadHidden: () => ({ clear: () => undefined }),
    },
    privilege: { get: () => undefined, reload: async () => undefined },
  });
  await client.folders.create({ folderId: 'root', title: cleanTitle(title).title });
  await area.openFolder('root');
  const titles = contentOf(area.getState().list)?.rows.map((row) => row?.title) ?? [];
  area.dispose();
  return { titles, hasPage: typeof document !== 'undefined' };
};
