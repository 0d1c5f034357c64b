const { createClient } = require('@chartdock/client');
const { cleanTitle } = require('@chartdock/contract');
const { create } = require('@chartdock/contract/calls/folders');
const { createWorkspace } = require('@chartdock/workspace');

// Usage: node list.cjs <server> <account> <password> <title>. Makes a folder of that title and prints what the root holds.
const [, , baseUrl, account, password, title] = process.argv;
const client = createClient({ baseUrl, locale: 'en' });

const list = async () => {
  const { token } = await client.session.signIn({ account, password });
  client.tokens.write(token);
  await client
    .bind({ folders: { create } })
    .folders.create({ folderId: 'root', title: cleanTitle(title).title });
  const order = { folderId: 'root', sidx: 'lastModify', sort: 'desc', page: 1, pageSize: 10 };
  const { rows } = await client.lists.loadFiles(order);
  return { titles: rows.map((row) => row.title), makesWorkspaces: typeof createWorkspace === 'function' };
};

list().then((found) => console.log(JSON.stringify(found)));
