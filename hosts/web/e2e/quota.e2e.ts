import { describe, expect, it } from 'vitest';
import { setOwnStage } from './models/stage.ts';

const stage = setOwnStage({ locale: 'en' }, { CHARTDOCK_FREE_FILES: '1' });

/** Creates a file that the server answers with a code, and follows the window that was opened for it. */
const endsAt = async (address: string, heading: string, code: string): Promise<void> => {
  const visitor = await stage.opensSignedIn('org@chartdock.test');
  await visitor.page.route(
    (url) => url.pathname.endsWith('/diagraming/create'),
    (route) => route.fulfill({ json: { code, msg: 'Told by the server', data: null } }),
  );
  // The notice goes after a few seconds, which the new window may need to come up.
  const [refused] = await Promise.all([
    visitor.files.createsFile('kind.flow'),
    visitor.sees('Told by the server'),
  ]);
  await refused.waitForURL(`**${address}`);
  await refused.getByRole('heading', { name: heading }).waitFor();
  await visitor.leaves();
};

describe('the file limit', () => {
  it('[QUOTA-05] creates the last file, then prompts', async () => {
    const visitor = await stage.opensSignedIn('empty@chartdock.test');
    const editor = await visitor.files.createsFile('kind.mind');
    await editor.waitForURL(/\/mindmap\/[^/]+$/);
    await editor.close();
    await visitor.sees(visitor.words.web('quota.full'));
    let calls = 0;
    visitor.page.on('request', (request) => {
      if (request.url().includes('/diagraming/create')) calls += 1;
    });
    await visitor.files.choosesToCreate('kind.flow');
    await visitor.page.getByRole('dialog', { name: visitor.words.ui('error.upgradeNeeded') }).waitFor();
    expect(calls).toBe(0);
    expect(visitor.context.pages()).toHaveLength(1);
    // Nothing lies in the trash: emptying it would make no room.
    const dialog = visitor.page.getByRole('dialog');
    expect(await dialog.getByRole('button', { name: visitor.words.web('app.openTrash') }).count()).toBe(0);
    await dialog.getByRole('button', { name: visitor.words.web('upgrade.plans') }).click();
    await visitor.arrivesAt('/payment');
    await visitor.leaves();
  });

  it('[ERR-15] [ROUTE-45] sends files beyond the limit to /error/509', () =>
    endsAt('/error/509', "You've reached your file limit", '509'));

  it('[ERR-16] [ROUTE-44] sends other failures to /error/404', () =>
    endsAt('/error/404', "This file can't be opened", '70500'));
});
