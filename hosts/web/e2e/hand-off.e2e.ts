import { describe, expect, it } from 'vitest';
import { demoPassword } from './models/sign-in.ts';
import { setStage } from './models/stage.ts';
import type { Visitor } from './models/visitor.ts';

const stage = setStage({ locale: 'en' });

interface Answer<Data> {
  readonly code: string;
  readonly data: Data;
}

/** Asks for a one-time code that lets a browser in as a demo account, as an app that holds its token does. */
const codeFor = async (account: string): Promise<string> => {
  const call = async <Data>(path: string, init: RequestInit): Promise<Data> => {
    const response = await fetch(`${stage.address}/api/personal${path}`, init);
    const { code, data } = (await response.json()) as Answer<Data>;
    expect([path, code]).toEqual([path, '200']);
    return data;
  };
  const { token } = await call<{ token: string }>('/login/v2/account', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account, password: demoPassword }),
  });
  const { code } = await call<{ code: string }>('/login/hand_off', {
    method: 'POST',
    headers: { token, 'content-type': 'application/json' },
    body: '{}',
  });
  return code;
};

/** Everything the browser keeps of its visits and of its reading. */
const tracesIn = ({ page }: Visitor): Promise<string> =>
  page.evaluate(async () => {
    const kept: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) kept.push(url);
    return [
      ...kept,
      location.href,
      document.referrer,
      document.cookie,
      JSON.stringify(history.state),
      ...Object.values(localStorage),
      ...Object.values(sessionStorage),
      ...performance.getEntries().map(({ name }) => name),
    ].join('\n');
  });

describe('a code in the address', () => {
  it.each([
    ['/trash', 'Trash - Chartdock'],
    ['/diagrams?folder=root', 'My files - Chartdock'],
    ['/template_create', undefined],
  ])('[GUARD-01] [GUARD-02] lets its person in at %s without trace', async (path, title) => {
    const code = await codeFor('free@chartdock.test');
    await stage.visiting({}, async (visitor) => {
      await visitor.opens(`${path}${path.includes('?') ? '&' : '?'}token=${code}`);
      await visitor.arrivesAt(path);
      if (title !== undefined) await visitor.seesTitle(title);
      await visitor.shell.opensAccountMenu();
      await visitor.sees('林小满');
      expect(await tracesIn(visitor)).not.toContain(code);
      await visitor.reloads();
      await visitor.arrivesAt(path);
    });
  });

  it('[GUARD-01] [GUARD-02] follows the redirect of the sign-in page', async () => {
    const code = await codeFor('free@chartdock.test');
    await stage.visiting({}, async (visitor) => {
      await visitor.opens(`/login?redirect=${encodeURIComponent(`/trash?token=${code}`)}`);
      await visitor.arrivesAt('/trash');
      await visitor.seesTitle('Trash - Chartdock');
      expect(await tracesIn(visitor)).not.toContain(code);
    });
  });

  it('[GUARD-02] leaves the address even when it fails', async () => {
    await stage.visiting({}, async (visitor) => {
      await visitor.opens('/trash?token=not-a-code');
      await visitor.arrivesAt('/login?redirect=%2Ftrash');
      expect(await tracesIn(visitor)).not.toContain('not-a-code');
      await visitor.signIn.enters('free@chartdock.test');
      await visitor.signIn.submits();
      await visitor.arrivesAt('/trash');
    });
  });

  it.each([
    ['en', 'The link you opened signed you in as 林小满', 'Not me'],
    ['zh', '您打开的链接已登录账号 林小满', '不是我'],
  ] as const)('names the account in %s, and signs out', async (locale, text, notMe) => {
    const code = await codeFor('free@chartdock.test');
    await stage.visiting({ locale }, async (visitor) => {
      await visitor.opens(`/trash?token=${code}`);
      await visitor.arrivesAt('/trash');
      await visitor.sees(text);
      expect(await visitor.accessibilityProblems()).toEqual([]);
      await visitor.page.getByRole('button', { name: notMe }).click();
      await visitor.signIn.isShown();
      await visitor.opens('/trash');
      await visitor.arrivesAt('/login?redirect=%2Ftrash');
      expect(await tracesIn(visitor)).not.toContain(code);
    });
  });

  it('stays silent for own and later sign-ins', async () => {
    const code = await codeFor('free@chartdock.test');
    await stage.visiting({}, async (visitor) => {
      await visitor.opens(`/trash?token=${code}`);
      await visitor.sees('The link you opened signed you in as 林小满');
      await visitor.reloads();
      await visitor.seesTitle('Trash - Chartdock');
      await visitor.shell.opensAccountMenu();
      await visitor.sees('林小满');
      expect(await visitor.page.getByText('The link you opened').count()).toBe(0);
    });
  });

  it('asks before replacing one person by another', async () => {
    const code = await codeFor('free@chartdock.test');
    await stage.visiting({}, async (visitor) => {
      await visitor.signIn.signsInAs('org@chartdock.test');
      await visitor.opens(`/trash?token=${code}`);
      await visitor.arrivesAt('/login/switch');
      expect(await visitor.accessibilityProblems()).toEqual([]);
      await visitor.page.locator('button[value="switch"]').click();
      await visitor.arrivesAt('/trash');
      await visitor.shell.opensAccountMenu();
      await visitor.sees('林小满');
      expect(await tracesIn(visitor)).not.toContain(code);
    });
  });
});
