import { describe, expect, it } from 'vitest';
import { createNamedDialogs } from './models/named-dialogs.ts';
import type { NamedDialogsModel } from './models/named-dialogs.ts';
import { setOwnStage } from './models/stage.ts';
import type { Visitor } from './models/visitor.ts';

const stage = setOwnStage({ locale: 'en' }, { CHARTDOCK_FREE_FILES: '9' });

interface Guest {
  readonly visitor: Visitor;
  readonly dialogs: NamedDialogsModel;
}

const signIn = async (account: string, locale: 'zh' | 'en' = 'en'): Promise<Guest> => {
  const visitor = await stage.opensSignedIn(account, { locale });
  await visitor.opens('/diagrams?folder=root');
  await visitor.files.isLoaded();
  return { visitor, dialogs: createNamedDialogs(visitor.page, visitor.words) };
};

/** Reads the code that was sent to a phone last, as it lies in the inbox of the demo server. */
const codeSentTo = async (phone: string): Promise<string> => {
  const text = await (await fetch(`${stage.address}/dev/inbox`)).text();
  const codes = [...text.matchAll(new RegExp(`${phone}:[^<]*?(\\d{6})`, 'g'))].map(([, code]) => code ?? '');
  return codes.at(-1) ?? '';
};

/** Makes a file and closes the window of its editor. */
const makesFile = async ({ visitor }: Guest): Promise<void> => {
  const editor = await visitor.files.createsFile('kind.flow');
  await editor.waitForURL(/\/diagraming\/[^/]+$/);
  await editor.close();
};

describe('importing', () => {
  it('[CREATE-25] [DLG-02] imports documents from New and explains refusals', async () => {
    const { visitor, dialogs } = await signIn('empty@chartdock.test');
    const { ui } = visitor.words;
    await dialogs.opensImport();
    expect(await visitor.accessibilityProblems()).toEqual([]);
    await dialogs.importsFiles([
      { name: 'Meeting.md', text: '# Notes' },
      { name: 'broken.json', text: '{"v":1,"type":"tree"' },
      { name: 'drawing.vsdx', text: 'PK' },
    ]);
    await dialogs.importOf('Meeting.md').getByText(ui('import.done')).waitFor();
    await dialogs.importOf('broken.json').getByText(ui('error.importUnreadable')).waitFor();
    await dialogs.importOf('drawing.vsdx').getByText(ui('error.importFormatUnknown')).waitFor();
    expect(await visitor.accessibilityProblems()).toEqual([]);
    await visitor.page.getByRole('button', { name: ui('import.finish'), exact: true }).click();
    await visitor.files.sees('Meeting');
    expect(await visitor.files.titles()).toEqual(['Meeting']);
    await visitor.leaves();
  });

  it('retries a lost import and makes one file', async () => {
    const { visitor, dialogs } = await signIn('empty@chartdock.test');
    const { ui } = visitor.words;
    const isImport = (url: URL): boolean => url.pathname.endsWith('/import/file');
    await dialogs.opensImport();
    await visitor.page.route(isImport, async (route) => {
      // The server does the work; its response gets lost on the way.
      await route.fetch();
      await route.abort();
    });
    await dialogs.importsFiles([{ name: 'Lost.txt', text: 'text' }]);
    await dialogs.importOf('Lost.txt').getByText(ui('error.network')).waitFor();
    await visitor.page.unroute(isImport);
    await visitor.page.getByRole('button', { name: ui('import.retry', { name: 'Lost.txt' }) }).click();
    await dialogs.importOf('Lost.txt').getByText(ui('import.done')).waitFor();
    await visitor.page.getByRole('button', { name: ui('import.finish'), exact: true }).click();
    await visitor.files.sees('Lost');
    expect((await visitor.files.titles()).filter((title) => title.startsWith('Lost'))).toEqual(['Lost']);
    await visitor.leaves();
  });
});

describe('publishing', () => {
  it('[PUBLISH-03] [PUBLISH-04] [DLG-09] binds a phone first, then shows the form', async () => {
    const guest = await signIn('empty@chartdock.test', 'zh');
    const { visitor, dialogs } = guest;
    const { ui, web } = visitor.words;
    await makesFile(guest);
    await visitor.files.choosesFromMenu('未命名文件', 'menu.publish');
    await dialogs.named(web('contact.add.phone')).getByText('为保证您的相关权益，请绑定手机号').waitFor();
    expect(await visitor.accessibilityProblems()).toEqual([]);
    await dialogs.asksForCode('137 1234 5678');
    await dialogs.bindsWith('000000');
    await visitor.sees(ui('error.codeWrong'));
    await dialogs.bindsWith(await codeSentTo('13712345678'));
    await visitor.sees('手机号绑定成功');
    await dialogs.named(/未命名文件/).waitFor();
    expect(await visitor.accessibilityProblems()).toEqual([]);
    await dialogs.publishes({ description: '说明', tags: ['流程'] });
    await visitor.sees(ui('publish.done'));
    await visitor.leaves();
  });

  it('[DLG-12] [DLG-13] asks before a public file becomes private', async () => {
    const { visitor, dialogs } = await signIn('empty@chartdock.test', 'zh');
    const { ui } = visitor.words;
    await visitor.files.choosesFromMenu('未命名文件', 'menu.cancelPublish');
    await dialogs.named(ui('publish.cancelTitle')).waitFor();
    expect(await visitor.accessibilityProblems()).toEqual([]);
    await visitor.page.keyboard.press('Escape');
    await dialogs.named(ui('publish.cancelTitle')).waitFor({ state: 'detached' });
    await visitor.files.choosesFromMenu('未命名文件', 'menu.cancelPublish');
    await dialogs.named(ui('publish.cancelTitle')).waitFor();
    await visitor.page.keyboard.press('Enter');
    await visitor.sees(ui('publish.cancelled'));
    await visitor.files.choosesFromMenu('未命名文件', 'menu.publish');
    const form = dialogs.named(/未命名文件/);
    await form.getByRole('button', { name: ui('publish.confirm'), exact: true }).click();
    await visitor.sees(ui('validation.tags'));
    await visitor.leaves();
  });

  it('warns a restricted account and shows no form', async () => {
    const { visitor } = await signIn('empty@chartdock.test', 'zh');
    await visitor.page.route(
      (url) => url.pathname.endsWith('/publish/black'),
      (route) => route.fulfill({ json: { code: '200', msg: '', data: true } }),
    );
    await visitor.files.choosesFromMenu('未命名文件', 'menu.publish');
    await visitor.sees(visitor.words.ui('error.accountRestricted'));
    expect(await visitor.page.getByRole('dialog').count()).toBe(0);
    await visitor.leaves();
  });
});

describe('confirming', () => {
  it('begins on Cancel before a danger', async () => {
    const { visitor, dialogs } = await signIn('empty@chartdock.test', 'zh');
    const { ui } = visitor.words;
    await visitor.files.trashes('Meeting');
    await visitor.files.seesNot('Meeting');
    await visitor.opens('/trash');
    await visitor.files.isLoaded();
    await visitor.files.choosesFromMenu('Meeting', 'action.remove');
    const question = dialogs.named(ui('confirm.removeTitle'));
    await question.waitFor();
    const focused = (): Promise<string> =>
      visitor.page.evaluate(() => document.activeElement?.textContent.trim() ?? '');
    expect(await focused()).toBe(ui('common.cancel'));
    await visitor.page.keyboard.press('Enter');
    await question.waitFor({ state: 'detached' });
    await visitor.files.sees('Meeting');
    await visitor.files.choosesFromMenu('Meeting', 'action.remove');
    await question.waitFor();
    await visitor.page.keyboard.press('Tab');
    await visitor.page.keyboard.press('Enter');
    await visitor.files.seesNot('Meeting');
    await visitor.leaves();
  });
});
