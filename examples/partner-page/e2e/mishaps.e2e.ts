import { describe, expect, inject, it } from 'vitest';
import type { DemoFolder } from './models/demo-files.ts';
import type { PartnerPage } from './models/partner-page.ts';
import { visitPartner } from './models/visit-partner.ts';

let folder: DemoFolder;
let partner: PartnerPage;

visitPartner((visit) => {
  ({ folder, partner } = visit);
});

const press = (name: string): Promise<void> => partner.presses(name);

/** Makes an instance whose `getToken` is an expression of `request`, e.g. one that fails. */
const makeOwnDock = (getToken: string): Promise<void> =>
  partner.page.evaluate(`{
    globalThis.calls = 0;
    globalThis.ownDock = Chartdock.createChartdock({
      clientId: 'partner-demo', baseUrl: '${inject('serverUrl')}', present: 'modal', locale: 'en',
      getToken: async (request) => { calls += 1; return ${getToken}; },
    });
  }`);

describe('a getToken that gives no token', () => {
  it.each([
    ['throws', '(() => { throw new Error("no backend"); })()', /failed: Error: no backend/],
    ['gives nothing', 'undefined', /gave undefined/],
    ['gives an object of its own', '({ token: "t" })', /gave an object of token/],
    ['gives an envelope', '({ code: "200", msg: "", data: {} })', /hand on what is in its data/],
    ['gives a Response', 'fetch("/nothing-here")', /a Response: look at its \.ok/],
  ])('and %s ends with a code and line', async (_, getToken, line) => {
    await makeOwnDock(getToken);
    await partner.begin('pickFiles()', 'ownDock');
    expect(await partner.outcome()).toMatchObject({ status: 'failed', error: { code: 'no_token' } });
    const said = partner.complaints.filter((text) => text.startsWith('Chartdock:'));
    expect(said).toEqual([expect.stringMatching(line)]);
    expect(await partner.page.locator('iframe, dialog').count()).toBe(0);
    const findings = await partner.page.evaluate('ownDock.diagnose()');
    expect(findings).toContainEqual(expect.objectContaining({ check: 'token', state: 'fail' }));
  });

  it('and recovers is asked again with everything', async () => {
    await makeOwnDock(
      `calls === 1 ? Promise.reject(new Error('no backend')) : { ...(await getToken(request)), userId: 'u1' }`,
    );
    await partner.begin('pickFiles()', 'ownDock');
    await partner.row(folder.title).waitFor();
  });
});

describe('a picker that cannot begin', () => {
  it('ends as null_origin in opaque sandboxes', async () => {
    await partner.begin(`pickFiles({ present: 'modal', frame: { sandbox: 'allow-scripts' } })`);
    expect(await partner.outcome()).toMatchObject({ status: 'failed', error: { code: 'null_origin' } });
  });
});

it('survives a lost network once open', async () => {
  const states = Promise.all(
    [/\/assets\/later-parts-[^/]+\.js$/, /\/assets\/later-[^/]+\.css$/, /\/assets\/picker-en-[^/]+\.js$/].map(
      (file) => partner.page.waitForResponse(file),
    ),
  );
  await partner.press('pick-one');
  await partner.row(folder.title).waitFor();
  for (const response of await states) await response.finished();
  await partner.context.setOffline(true);
  await partner.row(folder.title).click();
  await partner.picker.getByRole('alert').waitFor();
  await partner.context.setOffline(false);
  // The list comes by itself: a button would be gone before it is pressed.
  await partner.row(folder.files.flow).waitFor();
});

it.each(['pickFiles()', 'pickLocation()'])('survives a network lost before the list: %s', async (call) => {
  const { page, picker } = partner;
  // The long explanation does not come either.
  const lost = /\/folder\/load_files|\/assets\/later-parts-/;
  await page.route(lost, (route) => route.abort());
  await partner.begin(call);
  await picker.getByRole('alert').filter({ hasText: 'No connection' }).waitFor();
  expect(await picker.getByRole('status', { name: 'Loading' }).count()).toBe(1);
  await page.unroute(lost);
  await press('Try again');
  await partner.row(folder.title).waitFor();
  expect(await picker.getByRole('alert').count()).toBe(0);
});

it('explains a closed file in its frame', async () => {
  await partner.begin(`openFile('none', { present: 'modal' })`);
  const message = await partner.picker
    .getByRole('heading', { name: "This file can't be opened" })
    .boundingBox();
  const frame = await partner.page.locator('iframe').boundingBox();
  if (message === null || frame === null) throw new Error('nothing is shown');
  const offCentre = message.x + message.width / 2 - (frame.x + frame.width / 2);
  expect(Math.abs(offCentre)).toBeLessThan(20);
  expect(message.y - frame.y).toBeGreaterThan(frame.height / 4);
});
