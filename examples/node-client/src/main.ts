import { createClient, isApiError } from '@chartdock/client';

// Usage: CHARTDOCK_URL=http://localhost:4600 node src/main.ts
const client = createClient({
  baseUrl: process.env['CHARTDOCK_URL'] ?? 'http://localhost:4600',
  locale: 'en',
});

try {
  const account = process.env['ACCOUNT'] ?? 'member@chartdock.test';
  const { token } = await client.session.signIn({
    account,
    password: process.env['PASSWORD'] ?? 'Chartdock1',
  });
  client.tokens.write(token);

  const title = `Plans of process ${process.pid}`;
  const { file } = await client.folders.create({ folderId: 'root', title });
  console.log(`created ${file.title}`);

  const order = { folderId: 'root', sidx: 'lastModify', sort: 'desc', page: 1, pageSize: 10 } as const;
  const { rows } = await client.lists.loadFiles(order);
  console.log(`newest of my files: ${rows[0]?.title ?? 'none'}`);

  const found = await client.lists.globalFiles({ title, type: 'folder', page: 1, pageSize: 10 });
  console.log(`found ${found.rows.length}: ${found.rows.map((row) => row.title).join(', ')}`);
} catch (error) {
  console.error(isApiError(error) ? `${error.code}: ${error.text}` : error);
  process.exitCode = 1;
}
