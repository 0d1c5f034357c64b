import { createMemoryTokenStore } from '@chartdock/client';
import { normaliseFile } from '@chartdock/files';
import { describe, expect, it } from 'vitest';
import { setUpWorkspace } from './testing/set-up.ts';

const ignore = (): void => undefined;

describe('createWorkspace', () => {
  it('sends nothing before it is started', async () => {
    const { workspace, languages } = setUpWorkspace();
    await Promise.resolve();
    expect(languages).toEqual([]);
    expect(await workspace.start()).toMatchObject({ status: 'signedIn' });
  });

  it('gives the client the chosen language', async () => {
    const { workspace, client, languages } = setUpWorkspace({ locale: 'en' });
    await client.user.info();
    workspace.locale.set('zh');
    await client.user.info();
    expect(languages).toEqual(['en', 'zh']);
    expect(workspace.translate('error.interface')).toBe('接口异常');
  });
});

describe('dialogs', () => {
  it('go away with the session they were opened in', async () => {
    const { workspace, client, answers } = setUpWorkspace();
    await workspace.start();
    const ended = workspace.dialogs.open('import');
    answers.set('/user/info', { code: '408' });
    await client.user.info().catch(ignore);
    expect(await ended).toEqual({ status: 'closed' });
    expect(workspace.dialogs.getState().open).toEqual([]);
  });
});

describe('notifications', () => {
  it('are forgotten with session or person', async () => {
    const { workspace, answers, session } = setUpWorkspace();
    await workspace.start();
    answers.set('/notification/count', { data: { count: 3 } });
    await workspace.notifications.refreshCount();
    expect(workspace.notifications.getState().count).toBe(3);
    session.userId = 'u2';
    await workspace.account.restore();
    expect(workspace.notifications.getState().count).toBe(0);
    await workspace.notifications.refreshCount();
    await workspace.account.signOut();
    expect(workspace.notifications.getState().count).toBe(0);
  });
});

describe('effects', () => {
  it('shows a failed call for 1500 ms', async () => {
    const { client, clock, answers, notices } = setUpWorkspace();
    answers.set('/user/info', { code: '70013', msg: '没有权限' });
    await client.user.info().catch(ignore);
    expect(notices()).toMatchObject([{ tone: 'error', text: '没有权限', duration: 1500 }]);
    clock.advance(1500);
    expect(notices()).toEqual([]);
  });

  it('opens the page of 411 without notice', async () => {
    const { client, host, answers, notices } = setUpWorkspace();
    answers.set('/user/info', { code: '411', msg: 'm' });
    await client.user.info().catch(ignore);
    expect(host.opened).toEqual([{ address: '/error/411', target: 'same' }]);
    expect(notices()).toEqual([]);
  });

  it('offers the upgrade page on 815', async () => {
    const { client, host, answers, notices } = setUpWorkspace({ pages: { upgrade: '/upgrade' } });
    answers.set('/chart/rename', { code: '815' });
    await client.charts.rename({ chartId: 'f1', title: 'x' }).catch(ignore);
    expect(notices()).toMatchObject([
      { tone: 'info', text: '升级可享全部会员权益', action: { label: '升级' } },
    ]);
    notices()[0]?.action?.onPress();
    expect(host.opened).toEqual([{ address: '/upgrade', target: 'new' }]);
    const plain = setUpWorkspace();
    plain.answers.set('/chart/rename', { code: '815' });
    await plain.client.charts.rename({ chartId: 'f1', title: 'x' }).catch(ignore);
    expect(plain.notices()).toMatchObject([{ action: undefined }]);
  });

  it('shows the login once after the end', async () => {
    const { workspace, client, host, answers, notices } = setUpWorkspace();
    await workspace.start();
    for (const path of ['/user/info', '/user/privilege']) answers.set(path, { code: '408' });
    await Promise.allSettled([client.user.info(), client.user.privilege()]);
    expect(workspace.account.getState()).toEqual({ status: 'signedOut', reason: 'expired' });
    expect(host.opened).toEqual([{ address: '/login', target: 'same' }]);
    expect(notices()).toEqual([]);
  });

  it('leaves the login page to willing hosts', async () => {
    const reasons: string[] = [];
    const { workspace, host } = setUpWorkspace({ showLogin: (reason) => void reasons.push(reason) });
    await workspace.start();
    await workspace.account.signOut();
    expect([reasons, host.opened]).toEqual([['by_choice'], []]);
  });

  it('shows no login to unknown visitors', async () => {
    const { workspace, host } = setUpWorkspace({}, createMemoryTokenStore());
    expect(await workspace.start()).toEqual({ status: 'signedOut', reason: 'no_session' });
    expect(host.opened).toEqual([]);
  });
});

describe('files', () => {
  it('belong to the signed-in person', async () => {
    const { workspace, session } = setUpWorkspace();
    expect(workspace.files.getState().area).toBeUndefined();
    await workspace.start();
    const first = workspace.files.getState().area;
    expect(first).toBeDefined();
    await workspace.account.reload();
    expect(workspace.files.getState().area).toBe(first);
    await workspace.account.signOut();
    expect(workspace.files.getState().area).toBeUndefined();
    session.userId = 'u2';
    workspace.client.tokens.write('t2');
    await workspace.account.restore();
    expect(workspace.files.getState().area).toBeDefined();
    expect(workspace.files.getState().area).not.toBe(first);
  });

  it('offer the menu actions that the screens carry out', async () => {
    const owner = { userId: 'u1' };
    const item = normaliseFile({ chartId: 'a', title: 'A', parentId: 'root', category: 'flow', owner });
    const offered = async (options: Parameters<typeof setUpWorkspace>[0]) => {
      const { workspace } = setUpWorkspace(options);
      await workspace.start();
      return workspace.files
        .getState()
        .area?.menuOf(item)
        .map(({ action }) => action);
    };
    expect(await offered({})).not.toContain('share');
    expect(await offered({ abilities: new Set(['share', 'rename']) })).toEqual(['rename', 'share']);
  });

  it('show failures once, in the present language', async () => {
    const { workspace, answers, notices } = setUpWorkspace({ locale: 'en' });
    await workspace.start();
    answers.set('/folder/new', { code: '70500', msg: 'x' });
    await workspace.files.getState().area?.createFolder('Plans');
    expect(notices()).toMatchObject([{ tone: 'error', text: 'Creation failed' }]);
  });
});

describe('the heartbeat', () => {
  it('ticks for the host until the end', () => {
    let ticks = 0;
    const { workspace, clock } = setUpWorkspace({ onHeartbeat: () => (ticks += 1) });
    clock.advance(60_000);
    expect(ticks).toBe(0);
    workspace.heartbeat.refresh();
    clock.advance(30_000);
    expect(ticks).toBe(2);
    workspace.dispose();
    clock.advance(30_000);
    expect([ticks, clock.pending()]).toEqual([2, 0]);
  });
});

describe('dispose', () => {
  it('lets go of client, session, files and notices', async () => {
    const { workspace, client, host, clock, answers, notices } = setUpWorkspace();
    await workspace.start();
    workspace.notices.show({ text: 'a' });
    workspace.dispose();
    answers.set('/user/info', { code: '411' });
    await client.user.info().catch(ignore);
    expect([notices(), host.opened, workspace.files.getState(), clock.pending()]).toEqual([
      [],
      [],
      { area: undefined },
      0,
    ]);
  });
});
