import { describe, expect, it } from 'vitest';
import { setUpWorkspace } from '../testing/set-up.ts';
import type { FakeAnswer } from '../testing/set-up.ts';

const FILE = { id: 'f1', title: 'Chart', isPublic: false };
const BINDINGS = { phone: '137****0001', email: null, hasPassword: true };

const setUp = async (answers: Readonly<Record<string, FakeAnswer>> = {}) => {
  const parts = setUpWorkspace({ asksRetention: true });
  parts.answers.set('/user/publish/black', { data: false });
  parts.answers.set('/user/bind_info', { data: { bindings: BINDINGS } });
  for (const [path, answer] of Object.entries(answers)) parts.answers.set(path, answer);
  await parts.workspace.start();
  const { dialogs, prompts } = parts.workspace;
  const open = () => dialogs.getState().open.map(({ name, params }) => [name, params]);
  /** Waits until a dialog is open. */
  const opened = (name: string): Promise<void> =>
    new Promise((resolve) => {
      const check = (): void => {
        if (dialogs.getState().open.some((dialog) => dialog.name === name)) resolve();
      };
      dialogs.subscribe(check);
      check();
    });
  return { ...parts, dialogs, prompts, open, opened };
};

describe('publishing a file', () => {
  it('opens the form for an account with a phone', async () => {
    const { prompts, dialogs, opened, open } = await setUp();
    const done = prompts.publishFile(FILE);
    await opened('publish');
    expect(open()).toEqual([['publish', { chartId: 'f1', title: 'Chart' }]]);
    dialogs.confirm('publish');
    await done;
  });

  it('asks for a phone first, then continues', async () => {
    const { prompts, dialogs, opened, open } = await setUp({
      '/user/bind_info': { data: { bindings: { ...BINDINGS, phone: null } } },
    });
    const done = prompts.publishFile(FILE);
    await opened('dlgBindPhone');
    dialogs.confirm('dlgBindPhone');
    await opened('publish');
    dialogs.cancel('publish');
    await done;
    const given = prompts.publishFile(FILE);
    await opened('dlgBindPhone');
    dialogs.cancel('dlgBindPhone');
    await given;
    expect(open()).toEqual([]);
  });

  it('[PUBLISH-06] warns of the restriction for 3000 ms', async () => {
    const { prompts, notices, open, clock } = await setUp({ '/user/publish/black': { data: true } });
    await prompts.publishFile(FILE);
    expect(notices()).toMatchObject([
      { tone: 'warning', text: '您的账号因违反内容规范已被限制', duration: 3000 },
    ]);
    clock.advance(2999);
    expect(notices()).toHaveLength(1);
    clock.advance(1);
    expect(notices()).toEqual([]);
    expect(open()).toEqual([]);
  });

  it('asks before a public file becomes private again', async () => {
    const file = { fileId: 'f1', title: 'Chart', category: 'flow', fileType: 'chart', status: 'private' };
    const { prompts, dialogs, opened, notices } = await setUp({
      '/chart/cancel_publish': { data: { file } },
    });
    const kept = prompts.publishFile({ ...FILE, isPublic: true });
    await opened('confirm');
    dialogs.cancel('confirm');
    await kept;
    expect(notices()).toEqual([]);
    const done = prompts.publishFile({ ...FILE, isPublic: true });
    await opened('confirm');
    dialogs.confirm('confirm');
    await done;
    expect(notices()).toMatchObject([{ tone: 'success', text: '已取消公开' }]);
  });
});

describe('close to the file limit', () => {
  const PARAMS = { level: 1, trashCount: 2 } as const;

  it('goes on only when the retention dialog says so', async () => {
    const { prompts, dialogs, opened } = await setUp();
    const going = prompts.askRetention(PARAMS);
    dialogs.confirm('dlgUserRetention', 'go_on');
    expect(await going).toBe(true);
    const none = prompts.askRetention({ ...PARAMS, level: 0 });
    dialogs.confirm('dlgUserRetention', 'go_on');
    expect(await none).toBe(false);
    const upgrading = prompts.askRetention(PARAMS);
    dialogs.confirm('dlgUserRetention', 'upgrade');
    await opened('upgrade');
    dialogs.cancel('upgrade');
    expect(await upgrading).toBe(false);
  });

  it('opens importing or the quota prompt', async () => {
    const { prompts, workspace, dialogs, open, opened, answers } = await setUp();
    void prompts.openImport({ folderId: 'x' });
    await opened('import');
    expect(open()).toEqual([['import', { folderId: 'x' }]]);
    dialogs.clear();
    expect(await prompts.mayImport()).toBe(true);
    const { privilege } = { privilege: workspace.account.privilege() };
    answers.set('/user/privilege', { data: { privilege: { ...privilege, usedFileCount: 9 } } });
    await workspace.account.reload();
    void prompts.openImport();
    await opened('upgrade');
    expect(open()).toEqual([['upgrade', { reason: 'quota' }]]);
    const asked = prompts.mayImport();
    dialogs.cancel('upgrade');
    expect(await asked).toBe(false);
  });
});
