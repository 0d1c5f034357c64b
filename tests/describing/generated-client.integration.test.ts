import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEmbeddedTestDatabase } from '../../packages/server/src/kernel/db/testing/test-databases.ts';
import type { TestDatabase } from '../../packages/server/src/kernel/db/testing/test-databases.ts';
import { TEST_PASSWORD, startTestServer } from '../../packages/server/src/testing/test-server.ts';
import type { TestServer } from '../../packages/server/src/testing/test-server.ts';
import { run } from '../../scripts/processes/run.ts';

const JOURNEY = fileURLToPath(new URL('../../docs/recipes/generated-client/journey.ts', import.meta.url));

let database: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  database = await startEmbeddedTestDatabase();
  server = await startTestServer(await database.open());
});
afterAll(async () => {
  await server.stop();
  await database.close();
});

it('a client generated from /openapi.json does everything', async () => {
  const { email } = await server.person();
  const { code, output } = await run(process.execPath, [JOURNEY, server.address, email, TEST_PASSWORD]);
  expect([code, output]).toEqual([0, expect.stringContaining('isSameWrite')]);
  expect(JSON.parse(output)).toEqual({
    isSameWrite: true,
    movedTo: true,
    refused: "A folder can't be moved into itself or a folder inside it",
    imported: expect.any(String) as string,
    listed: ['notes', 'Plan'],
    opened: 'Plan',
    download: 'PNG',
  });
});
