import { describe, expect, it } from 'vitest';
import { setOwnStage } from './models/stage.ts';

const stage = setOwnStage({ locale: 'en' });

describe('a refusal', () => {
  it('for restricted accounts appears in place', async () => {
    const visitor = await stage.opensSignedIn('restricted@chartdock.test');
    let calls = 0;
    visitor.page.on('request', (request) => {
      if (request.url().includes('/diagraming/create')) calls += 1;
    });
    await visitor.files.choosesToCreate('kind.flow');
    await visitor.sees('Your account has been restricted for violating content rules');
    expect([calls, visitor.context.pages().length]).toEqual([0, 1]);
    await visitor.leaves();
  });

  it('without a network appears in place', async () => {
    const visitor = await stage.opensSignedIn('member@chartdock.test');
    await visitor.files.isLoaded();
    await visitor.context.setOffline(true);
    await visitor.files.choosesToCreate('kind.flow');
    await visitor.page.getByRole('alert').filter({ hasText: /.+/ }).first().waitFor();
    expect(visitor.context.pages()).toHaveLength(1);
    await visitor.leaves();
  });

  it('of a folder stands once, in its dialog', async () => {
    const visitor = await stage.opensSignedIn('member@chartdock.test');
    const { page } = visitor;
    await visitor.opens('/diagrams?folder=root');
    await visitor.files.isLoaded();
    await page.route(
      (url) => url.pathname.endsWith('/folder/new'),
      (route) => route.fulfill({ json: { code: '70003', msg: 'Told by the server', data: null } }),
    );
    await page.getByRole('button', { name: 'New', exact: true }).click();
    await page.getByRole('menuitem', { name: 'New folder' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Plans');
    await dialog.getByRole('button', { name: 'Create folder' }).click();
    await dialog.getByText('Told by the server').waitFor();
    expect(await page.getByText('Told by the server').filter({ visible: true }).count()).toBe(1);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await page.getByText('Told by the server').filter({ visible: true }).count()).toBe(0);
    await visitor.leaves();
  });

  it('without a network is one line', async () => {
    const visitor = await stage.opensSignedIn('member@chartdock.test');
    await visitor.opens('/diagrams?folder=root');
    await visitor.files.isLoaded();
    await visitor.context.setOffline(true);
    await visitor.sees("You're offline. This is what was loaded last");
    await visitor.shell.goesTo('trash');
    await visitor.page.locator('.cd-state').first().waitFor();
    expect(
      await visitor.page.getByText('This is what was loaded last').filter({ visible: true }).count(),
    ).toBe(0);
    await visitor.leaves();
  });

  it('beyond the limit has its buttons', async () => {
    const visitor = await stage.opensSignedIn('member@chartdock.test');
    await visitor.opens('/error/509');
    await visitor.sees(visitor.words.web('quotaError.text'));
    await visitor.page.getByRole('link', { name: 'Open the trash' }).click();
    await visitor.arrivesAt('/trash');
    await visitor.opens('/error/509');
    await visitor.page.getByRole('link', { name: 'See plans' }).click();
    await visitor.arrivesAt('/payment');
    await visitor.leaves();
  });

  it('beyond the limit ignores an empty trash', async () => {
    const visitor = await stage.opensSignedIn('empty@chartdock.test');
    await visitor.opens('/error/509');
    await visitor.sees(visitor.words.web('quotaError.textAlone'));
    expect(await visitor.page.getByRole('link', { name: 'Open the trash' }).count()).toBe(0);
    await visitor.page.getByRole('link', { name: 'See plans' }).waitFor();
    await visitor.leaves();
  });
});
