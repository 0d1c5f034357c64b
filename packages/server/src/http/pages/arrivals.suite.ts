import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseUnderTest } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { startServer } from '../server.ts';
import { EMBED_API } from '../../domains/partners/embed-calls.ts';
import { PARTNER_ORIGIN, registerPartner } from '../../testing/partner.ts';
import { TEST_PASSWORD, startTestServer } from '../../testing/test-server.ts';
import type { Person, TestServer } from '../../testing/test-server.ts';
import { createLogger } from '../../kernel/work/logger.ts';

const MINUTE_MS = 60_000;
const OWN_PAGE = { 'sec-fetch-site': 'same-origin' };

/** Proves that a one-time code in an address signs in once, leaves no trace, and replaces nobody unasked. */
export const arrivalsSuite = (under: DatabaseUnderTest): void => {
  let server: TestServer;
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'chartdock-arrivals-'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>web</title>');
    server = await startTestServer(await under.open(), { CHARTDOCK_WEB_DIR: folder });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const codeOf = async ({ client }: Person): Promise<string> => (await client.session.handOff()).code;
  const go = (path: string, headers: Record<string, string> = {}) => server.send(path, { headers });
  const cookieNamed = (response: Response, name: string): string | undefined =>
    response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0] ?? '')
      .find((cookie) => cookie.startsWith(`${name}=`) && cookie !== `${name}=`);
  const sessionIn = (response: Response) => cookieNamed(response, 'chartdock_token');
  const visit = (code: string, headers: Record<string, string> = {}) => go(`/trash?token=${code}`, headers);
  const whoIs = async (cookie: string | undefined): Promise<string | undefined> => {
    const headers = { ...OWN_PAGE, cookie: cookie ?? '' };
    const answer = await server.send('/api/personal/login/resume', { method: 'POST', headers });
    return ((await answer.json()) as { data: { userId: string } | null }).data?.userId;
  };

  it('signs in once and cleans the address', async () => {
    for (const path of ['/trash', '/diagrams?folder=root', '/login?redirect=%2Ftrash', '/nowhere']) {
      const person = await server.person();
      const code = await codeOf(person);
      const address = `${path}${path.includes('?') ? '&' : '?'}token=${code}`;
      const first = await go(address);
      expect([first.status, first.headers.get('location')]).toEqual([303, path]);
      expect(first.headers.get('cache-control')).toBe('no-store');
      expect(first.headers.get('referrer-policy')).toBe('no-referrer');
      expect(first.headers.getSetCookie()[0]).toMatch(/Max-Age=1296000;.*HttpOnly; SameSite=Lax/);
      // The page says whose account was opened: it is told so by a word that is no secret.
      expect(first.headers.getSetCookie()[2]).toMatch(
        /^chartdock_arrived=1; Max-Age=60; Path=\/; Expires=[^;]+; SameSite=Lax$/,
      );
      expect(await whoIs(sessionIn(first))).toBe(person.id);
      const again = await go(address);
      expect([again.status, again.headers.get('location'), sessionIn(again)]).toEqual([303, path, undefined]);
    }
  });

  it('makes the device known against guessing', async () => {
    const person = await server.person();
    const signIn = async (password: string, headers: Record<string, string> = {}): Promise<string> => {
      const body = new URLSearchParams({ account: person.email, password });
      const path = '/api/personal/login/v2/account';
      const answer = await server.send(path, { method: 'POST', headers: { ...OWN_PAGE, ...headers }, body });
      return ((await answer.json()) as { code: string }).code;
    };
    const arrived = await visit(await codeOf(person));
    const cookie = cookieNamed(arrived, 'chartdock_device') ?? '';
    for (let tries = 0; tries < 30; tries += 1) await signIn('wrong');
    expect(await signIn(TEST_PASSWORD)).toBe('429');
    expect(await signIn(TEST_PASSWORD, { cookie })).toBe('200');
  });

  it('takes the token out of the redirect parameter too', async () => {
    const person = await server.person();
    const nested = encodeURIComponent(`/trash?token=${await codeOf(person)}`);
    const answer = await go(`/login?redirect=${nested}`);
    expect(answer.headers.get('location')).toBe('/login?redirect=%2Ftrash');
    expect(await whoIs(sessionIn(answer))).toBe(person.id);
  });

  it('takes fresh codes of people only', async () => {
    const person = await server.person();
    await registerPartner(server, 'arrivals');
    const old = await codeOf(person);
    server.clock.advance(MINUTE_MS);
    const forPartner = (await person.client.session.handOff({ client: 'arrivals' })).code;
    const leaving = await server.person();
    const ended = await codeOf(leaving);
    await leaving.client.session.signOut();
    for (const token of [person.token, old, forPartner, ended, '', 'x', '%00', 'y'.repeat(43)]) {
      const answer = await visit(token);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/trash']);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });

  it('takes login tokens only where configured', async () => {
    const open = await startTestServer(server.app.database, { CHARTDOCK_QUERY_TOKEN: 'all' });
    try {
      const person = await server.person();
      const partner = await registerPartner(server, 'arrivals-all');
      const visited = await open.send(`/trash?token=${person.token}`);
      expect([visited.status, visited.headers.get('location')]).toEqual([303, '/trash']);
      expect(await whoIs(sessionIn(visited))).toBe(person.id);
      const narrowed = await open.send(`/trash?token=${await partner.tokenOf(person.token)}`);
      expect(sessionIn(narrowed)).toBeUndefined();
    } finally {
      await open.stop();
    }
  });

  it('is spent by one of many at once', async () => {
    const code = await codeOf(await server.person());
    const answers = await Promise.all(Array.from({ length: 8 }, () => visit(code)));
    expect(answers.filter((answer) => sessionIn(answer) !== undefined)).toHaveLength(1);
  });

  it('is not spent by embeds or prefetches', async () => {
    const person = await server.person();
    const code = await codeOf(person);
    for (const headers of [
      { 'sec-fetch-dest': 'image' },
      { 'sec-fetch-dest': 'iframe' },
      { 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch' },
    ] as Record<string, string>[])
      expect(sessionIn(await visit(code, headers))).toBeUndefined();
    const head = await server.send(`/trash?token=${code}`, { method: 'HEAD' });
    expect([head.status, sessionIn(head)]).toEqual([303, undefined]);
    expect(await whoIs(sessionIn(await visit(code, { 'sec-fetch-dest': 'document' })))).toBe(person.id);
  });

  it('leaves calls, files and downloads alone', async () => {
    const person = await server.person();
    const code = await codeOf(person);
    for (const path of ['/api/personal/user/privilege', '/embed/v1/', '/healthz', '/assets/none.js'])
      expect([path, sessionIn(await go(`${path}?token=${code}`))]).toEqual([path, undefined]);
    const id = '01890000-0000-7000-8000-000000000404';
    expect((await go(`/mindmap/${id}?action=down&type=png&token=${code}`)).status).not.toBe(303);
    expect(await whoIs(sessionIn(await visit(code)))).toBe(person.id);
  });

  it.each(['//evil.example/', '/\\evil.example/', '//evil.example/%2e%2e', '/\t/evil.example'])(
    'never leads from %s to another origin',
    async (path) => {
      const answer = await new Promise<string>((resolve, reject) => {
        // fetch would clean the address before it is sent.
        import('node:http')
          .then(({ get }) =>
            get({ host: '127.0.0.1', port: new URL(server.address).port, path: encodeTab(path) }, (got) => {
              got.resume();
              resolve(got.headers.location ?? '');
            }).on('error', reject),
          )
          .catch(reject);
      });
      expect(new URL(answer, 'http://own.example').origin).toBe('http://own.example');
    },
  );

  describe('of another person than is signed in', () => {
    const arrive = async () => {
      const [current, next] = [
        await server.person({ fullName: 'Ann <b>' }),
        await server.person({ fullName: 'Bea & Co' }),
      ];
      const own = sessionIn(await visit(await codeOf(current))) ?? '';
      const answer = await visit(await codeOf(next), { cookie: own });
      return { current, next, own, answer, question: cookieNamed(answer, 'chartdock_switch') ?? '' };
    };
    const choose = (choice: string, cookie: string, headers: Record<string, string> = OWN_PAGE) =>
      server.send('/login/switch', {
        method: 'POST',
        headers: { ...headers, cookie, 'content-type': 'application/x-www-form-urlencoded' },
        body: `choice=${choice}`,
      });

    it('asks first, naming both accounts', async () => {
      const { answer, own, question, current } = await arrive();
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/login/switch']);
      expect(sessionIn(answer)).toBeUndefined();
      expect(answer.headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Lax/);
      const page = await go('/login/switch', {
        cookie: `${own}; ${question}`,
        'accept-language': 'en',
      });
      const text = await page.text();
      expect(text).toContain('You are signed in as Ann &#60;b&#62;. This link signs in Bea &#38; Co.');
      expect(text).not.toContain('<script');
      expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      const chinese = await (await go('/login/switch', { cookie: `${own}; ${question}` })).text();
      expect(chinese).toContain('切换账号');
      expect(await whoIs(own)).toBe(current.id);
    });

    it('stays on wish, and then the question is gone', async () => {
      const { own, question, current } = await arrive();
      const cookie = `${own}; ${question}`;
      const stayed = await choose('stay', cookie);
      expect([stayed.status, stayed.headers.get('location')]).toEqual([303, '/trash']);
      expect(sessionIn(stayed)).toBeUndefined();
      expect(await whoIs(own)).toBe(current.id);
      const late = await choose('switch', cookie);
      expect([late.headers.get('location'), sessionIn(late)]).toEqual(['/', undefined]);
    });

    it('changes on wish, and ends the session before', async () => {
      const { own, question, next } = await arrive();
      const changed = await choose('switch', `${own}; ${question}`);
      expect([changed.status, changed.headers.get('location')]).toEqual([303, '/trash']);
      expect(await whoIs(sessionIn(changed))).toBe(next.id);
      expect(await whoIs(own)).toBeUndefined();
    });

    it('changes only there, within five minutes', async () => {
      const { own, question } = await arrive();
      const cookie = `${own}; ${question}`;
      for (const headers of [
        { 'sec-fetch-site': 'cross-site' },
        { origin: 'https://evil.example' },
      ] as Record<string, string>[])
        expect(sessionIn(await choose('switch', cookie, headers))).toBeUndefined();
      const someone = sessionIn(await visit(await codeOf(await server.person()))) ?? '';
      expect((await go('/login/switch', { cookie: `${someone}; ${question}` })).status).toBe(303);
      const { own: late, question: asked } = await arrive();
      server.clock.advance(5 * MINUTE_MS);
      expect(sessionIn(await choose('switch', `${late}; ${asked}`))).toBeUndefined();
    });

    it('does not ask the same person', async () => {
      const person = await server.person();
      const own = sessionIn(await visit(await codeOf(person))) ?? '';
      const again = await visit(await codeOf(person), { cookie: own });
      expect([again.headers.get('location'), again.headers.getSetCookie()]).toEqual(['/trash', []]);
    });
  });

  it('leaves no secret in the log', async () => {
    const lines: string[] = [];
    const logger = createLogger('trace', { write: (line) => void lines.push(line) });
    const dirs = { webDir: folder, embedDir: folder };
    const logged = await startServer({ app: server.app, host: '127.0.0.1', port: 0, ...dirs, logger });
    try {
      const person = await server.person();
      const partner = await registerPartner(server, 'logged');
      const code = await codeOf(person);
      const nested = await codeOf(person);
      await fetch(`${logged.address}/trash?token=${code}`, { redirect: 'manual' });
      await fetch(`${logged.address}/login?redirect=${encodeURIComponent(`/trash?token=${nested}`)}`);
      const json = { 'content-type': 'application/json', token: person.token, origin: PARTNER_ORIGIN };
      const post = (call: string, body: object, headers: Record<string, string> = json) =>
        fetch(`${logged.address}${EMBED_API}/${call}?client=logged`, {
          method: 'POST',
          headers,
          body: JSON.stringify(body),
        });
      const outcome = { status: 'cancelled', by: 'user' };
      await post('results', { ticket: 'ticket-in-a-log', outcome });
      await post('resume', { ticket: 'ticket-in-a-log' });
      const { secret } = partner;
      await post('token', { secret, token: person.token }, { 'content-type': 'application/json' });
      await post('token', { secret: 'x'.repeat(43), token: TEST_PASSWORD });
      const text = lines.join('\n');
      expect(text).toContain('/trash');
      for (const value of [code, nested, person.token, secret, 'ticket-in-a-log', TEST_PASSWORD])
        expect(text).not.toContain(value);
    } finally {
      await logged.stop();
    }
  });
};

const encodeTab = (path: string): string => `${path.replaceAll('\t', '%09')}?token=x`;
