import { createClient } from '@chartdock/client';
import { cleanTitle } from '@chartdock/contract';
import { createFileArea } from '@chartdock/files';
import { createMemoryStorage, systemClock } from '@chartdock/platform';
import { FileArea } from '@chartdock/react/files';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

// Usage: node render-rows.mjs <server> <account> <password> <title>. Makes a folder of that title and prints the page that shows it.
const [, , baseUrl, account, password, title] = process.argv;
const client = createClient({ baseUrl, locale: 'en' });
const { token, userId } = await client.session.signIn({ account, password });
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
console.log(renderToString(createElement(FileArea, { area, userId })));
area.dispose();
