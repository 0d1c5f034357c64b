import { describe, expect, it } from 'vitest';
import { setStage } from '../models/stage.ts';

const stage = setStage();

describe('signing in', () => {
  it('[ROUTE-35] signs in at /login and shows recent files', () =>
    stage.visiting({ locale: 'en' }, async (visitor) => {
      await visitor.opens('/login');
      await visitor.seesTitle('Sign in - Chartdock');
      await visitor.signIn.enters('free@chartdock.test');
      await visitor.signIn.submits();
      await visitor.arrivesAt('/history');
      await visitor.seesTitle('Recent files - Chartdock');
    }));

  it.each([
    ...[
      '/history',
      '/diagrams',
      '/colla',
      '/fav',
      '/trash',
      '/template_create',
      '/newfile',
      '/latex',
      '/mermaid',
    ],
    ...['/mindmap/1', '/outline/1', '/markdown_editor/1', '/diagraming/1', '/f/1', '/partners'],
    ...['/diagraming/new', '/my_templates', '/review', '/category', '/template', '/ai_create', '/payment'],
    ...['/coupon', '/setting'],
  ])('[GUARD-03] [GUARD-06] sends visitors from %s to sign in first', (path) =>
    stage.visiting({}, async (visitor) => {
      const asked: string[] = [];
      visitor.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await visitor.opens(path);
      await visitor.arrivesAt(`/login?redirect=${encodeURIComponent(path)}`);
      await visitor.signIn.isShown();
      const calls = asked.filter((one) => one.startsWith('/api/') && !one.startsWith('/api/personal/login/'));
      expect(calls).toEqual([]);
    }),
  );

  it('[ROUTE-36] [GUARD-07] returns to the blocked address with query', () =>
    stage.visiting({}, async (visitor) => {
      await visitor.opens('/diagrams?folder=root');
      await visitor.signIn.isShown();
      expect(new URL(visitor.page.url()).searchParams.get('redirect')).toBe('/diagrams?folder=root');
      await visitor.signIn.enters('free@chartdock.test');
      await visitor.signIn.submits();
      await visitor.arrivesAt('/diagrams?folder=root');
    }));

  it.each(['//evil.example/', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
    'does not follow a redirect to %s',
    (target) =>
      stage.visiting({}, async (visitor) => {
        await visitor.opens(`/login?redirect=${encodeURIComponent(target)}`);
        await visitor.signIn.enters('free@chartdock.test');
        await visitor.signIn.submits();
        await visitor.arrivesAt('/history');
      }),
  );

  it('greets first visitors, and tells only sent ones', () =>
    stage.visiting({ locale: 'en' }, async (visitor) => {
      await visitor.opens('/');
      await visitor.sees(visitor.words.web('signIn.lead'));
      await visitor.page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'username');
      await visitor.opens('/trash');
      await visitor.sees(visitor.words.web('signIn.again'));
      await visitor.opens('/error/509');
      await visitor.page.getByRole('link', { name: 'Open the trash' }).waitFor();
    }));

  it('draws no ring round a page reached by keys', () =>
    stage.visiting({ locale: 'en' }, async (visitor) => {
      const { page } = visitor;
      await visitor.opens('/login');
      await visitor.signIn.enters('free@chartdock.test');
      await page.keyboard.press('Enter');
      await visitor.arrivesAt('/history');
      await visitor.files.isLoaded();
      await page.locator('.cd-side a[href="/trash"]').focus();
      await page.keyboard.press('Enter');
      await visitor.arrivesAt('/trash');
      await page.waitForFunction(() => document.activeElement?.matches('main:focus-visible'));
      const outline = await page.evaluate(() => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(
          document.activeElement ?? document.body,
        );
        return [outlineStyle === 'none' ? '0px' : outlineWidth, boxShadow];
      });
      expect(outline).toEqual(['0px', 'none']);
    }));

  it('explains a wrong password and keeps the account', () =>
    stage.visiting({ locale: 'en' }, async (visitor) => {
      await visitor.opens('/login');
      await visitor.signIn.enters('free@chartdock.test', 'not-the-password1');
      await visitor.signIn.submits();
      expect(await visitor.signIn.problem()).toBe(visitor.words.ui('error.wrongCredentials'));
      expect(await visitor.page.getByLabel('E-mail or phone').inputValue()).toBe('free@chartdock.test');
      await visitor.arrivesAt('/login');
    }));

  it('asks for missing fields before sending', () =>
    stage.visiting({}, async (visitor) => {
      await visitor.opens('/login');
      let sent = 0;
      visitor.page.on('request', (request) => {
        if (request.url().includes('/login/v2/account')) sent += 1;
      });
      await visitor.signIn.submits();
      await visitor.sees(visitor.words.web('signIn.needAccount'));
      expect(sent).toBe(0);
    }));

  it('shows and hides the password', () =>
    stage.visiting({}, async (visitor) => {
      await visitor.opens('/login');
      expect(await visitor.signIn.passwordType()).toBe('password');
      await visitor.signIn.togglesPassword();
      expect(await visitor.signIn.passwordType()).toBe('text');
      await visitor.signIn.togglesPassword();
      expect(await visitor.signIn.passwordType()).toBe('password');
    }));

  it('keeps the sign-in until sign-out, Back included', () =>
    stage.visiting({ locale: 'en' }, async (visitor) => {
      await visitor.signIn.signsInAs('free@chartdock.test');
      await visitor.reloads();
      await visitor.seesTitle('Recent files - Chartdock');
      await visitor.shell.opensAccountMenu();
      await visitor.shell.signsOut();
      await visitor.signIn.isShown();
      await visitor.opens('/diagrams');
      await visitor.arrivesAt(/\/login/);
    }));

  it('returns after a session ended elsewhere', () =>
    stage.visiting({ locale: 'en' }, async (visitor) => {
      await visitor.signIn.signsInAs('org@chartdock.test');
      // A later request of the page would be refused and lead to the sign-in before the choice does.
      await visitor.files.isLoaded();
      await visitor.page.waitForLoadState('networkidle');
      const other = await visitor.context.newPage();
      await other.goto('/404');
      const ends = await other.evaluate(async () => {
        const resumed = await fetch('/api/personal/login/resume', { method: 'POST' });
        const { data } = (await resumed.json()) as { data: { token: string } };
        const answer = await fetch('/api/personal/login/out', { headers: { token: data.token } });
        return ((await answer.json()) as { code: string }).code;
      });
      expect(ends).toBe('200');
      await visitor.shell.goesTo('trash');
      await visitor.arrivesAt('/login?redirect=%2Ftrash');
      await visitor.sees(visitor.words.ui('error.signedOut'));
      await visitor.signIn.enters('org@chartdock.test');
      await visitor.signIn.submits();
      await visitor.arrivesAt('/trash');
    }));

  it('skips sign-in for signed-in visitors', () =>
    stage.visiting({}, async (visitor) => {
      await visitor.signIn.signsInAs('free@chartdock.test');
      await visitor.opens('/login?redirect=%2Ftrash');
      await visitor.arrivesAt('/trash');
    }));

  it('hides the token from scripts', () =>
    stage.visiting({}, async (visitor) => {
      await visitor.signIn.signsInAs('free@chartdock.test');
      const readable = await visitor.page.evaluate(() =>
        [document.cookie, ...Object.values(localStorage), ...Object.values(sessionStorage)].join('\n'),
      );
      expect(readable).not.toContain('chartdock_token');
      const cookies = await visitor.context.cookies();
      const session = cookies.find((cookie) => cookie.name === 'chartdock_token');
      expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
      expect(readable).not.toContain(session?.value ?? 'no cookie');
    }));
});
