import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../../server/src/kernel/db/testing/describe-on-both-databases.ts';
import { PARTNER_ORIGIN, registerPartner } from '../../../server/src/testing/partner.ts';
import { shareNode } from '../../../server/src/testing/share-node.ts';
import type { TestServer } from '../../../server/src/testing/test-server.ts';
import { TEST_PASSWORD, startTestServer } from '../../../server/src/testing/test-server.ts';
import { createFakeBackend } from './fake-backend.ts';
import type { WireSubject } from './transcript.suite.ts';
import { transcribe } from './transcript.suite.ts';

/** Every code but success that the questions are answered with. */
const REFUSALS = ['407', '408', ...[1, 2, 7, 11, 12, 13, 17, 27].map((code) => String(70_000 + code))];
const WEEKS_MS = 30 * 86_400_000;

const fakeSubject = (): WireSubject => {
  const backend = createFakeBackend({ files: false, origins: [PARTNER_ORIGIN] });
  const { email: account, password } = backend.person;
  return {
    fetch: backend.fetch,
    origin: 'https://charts.example.com',
    account,
    password,
    client: { id: 'partner', origin: PARTNER_ORIGIN, secret: backend.clientSecret },
    share: () => backend.addSharedFile({ title: 'Shared plan' }),
    outliveTokens: () => backend.clock.advance(WEEKS_MS),
  };
};

describeOnBothDatabases('a fake backend beside the real server', (under) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(await under.open());
  });
  afterAll(() => server.stop());

  it('answers pickers in code and form', async () => {
    const { id: userId, email: account } = await server.person();
    const share = async (): Promise<void> => {
      const owner = await server.person();
      const { chartId: nodeId } = await owner.client.charts.create({
        category: 'flow',
        title: 'Shared plan',
      });
      await shareNode(server.app.database.db, { ownerId: owner.id, nodeId, userId, role: 'editor' });
    };
    const { id, secret } = await registerPartner(server, 'partner');
    const real = await transcribe({
      fetch: (path, init) => server.send(path, init),
      origin: server.address,
      account,
      password: TEST_PASSWORD,
      client: { id, origin: PARTNER_ORIGIN, secret },
      share,
      outliveTokens: () => server.clock.advance(WEEKS_MS),
    });
    expect(await transcribe(fakeSubject())).toEqual(real);
    // The comparison would say little if all calls failed in the same way.
    expect(real.filter(([, code]) => code === '200').length).toBeGreaterThan(30);
    expect(new Set(real.map(([, code]) => code))).toEqual(new Set(['200', ...REFUSALS]));
  });
});
