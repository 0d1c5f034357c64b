import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DatabaseUnderTest } from '../../../kernel/db/testing/describe-on-both-databases.ts';
import { refusalOf, startTestServer } from '../../../testing/test-server.ts';
import type { Person, TestServer } from '../../../testing/test-server.ts';

const DAY_MS = 86_400_000;
const UPGRADE = '815';

/** Proves who is written to about an invitation, and how often. */
export const invitationMailSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;
  let owner: Person;

  beforeAll(async () => {
    server = await startTestServer(await under.open(), { CHARTDOCK_PUBLIC_URL: 'http://127.0.0.1:4600' });
    owner = await server.person({ fullName: 'Ada' });
  });
  afterAll(() => server.stop());

  const fileOf = async ({ client }: Person) =>
    (await client.charts.create({ category: 'mind', title: 'Plan' })).chartId;
  const invite = (id: string, account: string, by = owner) =>
    by.client.collaboration.add({ type: 'chart', id, account, role: 'viewer' });
  const mailsTo = (address: string): readonly string[] =>
    server.app.messenger.inbox().flatMap(({ to, text }) => (to === address ? [text] : []));

  it('mails an address alike with an account and without', async () => {
    const id = await fileOf(owner);
    const guest = await server.person();
    await invite(id, guest.email);
    await invite(id, 'unknown@example.test');
    expect(mailsTo(guest.email)).toEqual(mailsTo('unknown@example.test'));
    expect(mailsTo('unknown@example.test')).toEqual([
      expect.stringMatching(
        new RegExp(`^Ada shared “Plan” with you\\.[^]*\\nhttp://127.0.0.1:4600/mindmap/${id}$`),
      ),
    ]);
  });

  it('mails about a file once a day', async () => {
    const id = await fileOf(owner);
    const address = 'again@example.test';
    const { person } = await invite(id, address);
    await owner.client.collaboration.remove({ type: 'chart', id, collaUserId: person.collaUserId });
    await invite(id, 'Again@example.test');
    expect([mailsTo(address), mailsTo('Again@example.test')].flat()).toHaveLength(1);
    server.clock.advance(DAY_MS + 1);
    await invite(id, address);
    expect(mailsTo(address)).toHaveLength(2);
  });

  it('mails an address five times a day', async () => {
    const address = 'many@example.test';
    for (let made = 0; made < 7; made += 1) await invite(await fileOf(owner), address);
    expect(mailsTo(address)).toHaveLength(5);
  });

  it('mails nothing about a refused invitation, and no phone', async () => {
    const free = await server.person({ free: true });
    const id = await fileOf(free);
    for (const name of ['a', 'b', 'c']) await invite(id, `${name}@free.test`, free);
    expect(await refusalOf(invite(id, 'd@free.test', free))).toBe(UPGRADE);
    expect([mailsTo('c@free.test').length, mailsTo('d@free.test').length]).toEqual([1, 0]);
    await invite(await fileOf(owner), '13911112222');
    expect(server.app.messenger.inbox().filter(({ to }) => to.includes('13911112222'))).toEqual([]);
  });

  it('keeps an invitation whose mail is not sent', async () => {
    const id = await fileOf(owner);
    const { messenger } = server.app;
    const sent: string[] = [];
    Object.assign(server.app, {
      messenger: { ...messenger, mailLater: ({ to }: { readonly to: string }) => void sent.push(to) },
    });
    const { person } = await invite(id, 'later@example.test');
    Object.assign(server.app, { messenger });
    const { people } = await owner.client.collaboration.listUsers({ type: 'chart', id });
    expect(sent).toEqual(['later@example.test']);
    expect(people.map(({ collaUserId }) => collaUserId)).toContain(person.collaUserId);
  });

  it('has its mails sent before a server stops', async () => {
    const other = await startTestServer(server.app.database);
    const events: string[] = [];
    const sent = Promise.withResolvers<void>();
    const settle = async (): Promise<void> => {
      events.push('waits');
      await sent.promise;
      events.push('sent');
    };
    Object.assign(other.app, { messenger: { ...other.app.messenger, settle } });
    const stopping = other.stop().then(() => events.push('stopped'));
    await expect.poll(() => events).toEqual(['waits']);
    sent.resolve();
    await stopping;
    expect(events).toEqual(['waits', 'sent', 'stopped']);
  });
};
