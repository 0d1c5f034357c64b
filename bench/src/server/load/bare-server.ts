// Runs as a process of its own: Express with one statement a call, over the database of the environment. It prints its port.
import express from 'express';
import { openDatabase } from '../../../../packages/server/src/kernel/db/database.ts';
import { createIdMaker } from '../../../../packages/server/src/kernel/db/uuid.ts';
import { randomBytes } from 'node:crypto';

const url = process.env['DATABASE_URL'] ?? '';
const database = await openDatabase(url === '' ? { dataDir: process.env['CHARTDOCK_DATA'] ?? '' } : { url });
const createId = createIdMaker({ now: Date.now, randomBytes });
const app = express();

app.get('/list/:owner', async (request, response) => {
  const { rows } = await database.pool.query(
    `select * from node where owner_id = $1 and parent_id = $1 and state = 0
      order by last_modify desc, id desc limit 50`,
    [request.params.owner],
  );
  response.json({ code: '200', data: { rows } });
});

app.get('/search/:owner', async (request, response) => {
  const { rows } = await database.pool.query(
    `select n.*, (
        select count(*) from (
          select from node where owner_id = $1 and state = 0 and title_key like $2 limit 1001
        ) as counted
      ) as total
      from node n where owner_id = $1 and state = 0 and title_key like $2
      order by last_modify desc, id desc limit 20`,
    [request.params.owner, '%plan%'],
  );
  response.json({ code: '200', data: { rows } });
});

app.post('/create/:owner', express.json(), async (request, response) => {
  const id = createId();
  const now = Date.now();
  await database.pool.query(
    `insert into node (owner_id, id, parent_id, kind, category, title, title_key, pos, creator_id, created_at, last_modify)
      values ($1, $2, $1, 1, 'flow', $3, $3, $4, $1, $5, $5)`,
    [request.params.owner, id, `n ${id}`, id, now],
  );
  response.json({ code: '200', data: { id } });
});

const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' && address !== null ? address.port : 0);
});
process.once('SIGTERM', () => {
  server.closeAllConnections();
  server.close();
  void database.close().then(() => process.exit(0));
});
