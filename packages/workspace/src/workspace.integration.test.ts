import { createClient } from '@chartdock/client';
import { createMemoryStorage } from '@chartdock/platform';
import { createFakeClock, createFakeHost } from '@chartdock/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freeAccount, startRealServer } from '../../server/src/testing/real-server.ts';
import type { RealServer } from '../../server/src/testing/real-server.ts';
import { createWorkspace } from './workspace.ts';

let server: RealServer;
beforeAll(async () => {
  server = await startRealServer();
});
afterAll(() => server.stop());

const open = async () => {
  const host = createFakeHost();
  const workspace = createWorkspace({
    client: createClient({ baseUrl: server.address }),
    host,
    clock: createFakeClock(),
    storage: createMemoryStorage(),
    locale: 'en',
  });
  await workspace.start();
  await workspace.account.signIn(freeAccount);
  const { area } = workspace.files.getState();
  if (area === undefined) throw new Error('nobody is signed in');
  const notices = () => workspace.notices.getState().visible.map(({ tone, text }) => [tone, text]);
  return { workspace, host, area, notices };
};

describe('a workspace over the real server', () => {
  it('makes, trashes and restores by its notice', async () => {
    const { workspace, area, notices } = await open();
    await area.openFolder('root');
    const made = await area.createFolder('Workspace plans');
    if (made.status !== 'done') throw new Error(JSON.stringify(made));
    expect(notices()).toEqual([['success', 'Created']]);
    workspace.notices.clear();
    await area.toTrash([made.value]);
    const [notice] = workspace.notices.getState().visible;
    expect(notice?.action?.label).toBe('Undo');
    notice?.action?.onPress();
    await expect
      .poll(async () => {
        const { rows } = await workspace.client.lists.globalFiles(
          { title: 'Workspace plans' },
          { keep: true },
        );
        return rows.length;
      })
      .toBe(1);
    workspace.dispose();
  });

  it('shows the login page once without notice', async () => {
    const { workspace, host, area, notices } = await open();
    // Ends the session without the workspace knowing of it.
    await createClient({ baseUrl: server.address }).session.signOut({}, { token: await tokenOf(workspace) });
    workspace.notices.clear();
    await Promise.allSettled([
      area.openFolder('root'),
      workspace.account.reload(),
      workspace.client.user.info(),
    ]);
    expect(workspace.account.getState()).toEqual({ status: 'signedOut', reason: 'expired' });
    expect(host.opened).toEqual([{ address: '/login', target: 'same' }]);
    expect(notices()).toEqual([]);
    expect(workspace.files.getState().area).toBeUndefined();
    workspace.dispose();
  });
});

const tokenOf = async (workspace: Awaited<ReturnType<typeof open>>['workspace']): Promise<string> => {
  const token = await workspace.client.tokens.restore();
  if (token === undefined) throw new Error('nobody is signed in');
  return token;
};
