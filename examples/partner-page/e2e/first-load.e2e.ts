import { readFile } from 'node:fs/promises';
import type { Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { DemoFolder } from './models/demo-files.ts';
import { COMPONENTS } from './models/first-picture.ts';
import type { PartnerPage } from './models/partner-page.ts';
import { visitPartner } from './models/visit-partner.ts';

/** Most that page, scripts and styles of the guest may weigh before the first rows, in bytes as they travel. */
const MOST = 25_300;

let folder: DemoFolder;
let partner: PartnerPage;

visitPartner((visit) => {
  ({ folder, partner } = visit);
});

const isGuestFile = (address: string): boolean => /\/embed\/v1\/(\?|assets\/)/.test(address);

const nameOf = (request: Request): string =>
  /([^/]+)-[\w-]{7,8}\.(?:js|css)$/.exec(new URL(request.url()).pathname)?.[1] ?? 'page';

/** Lists the files the guest asked for until its first rows were written, those after it, and its calls. */
const watchFiles = async (watched: PartnerPage) => {
  const before: Request[] = [];
  const after: Request[] = [];
  const calls: string[] = [];
  let isWritten = false;
  await watched.page.exposeBinding('rowsWritten', () => {
    isWritten = true;
  });
  await watched.page.addInitScript(() => {
    const watcher = new MutationObserver(() => {
      if (document.querySelector('.cd-row[data-cd-index="0"]:not([aria-busy])') === null) return;
      watcher.disconnect();
      // Said as they are written: on a slow machine the frame that shows them may run after the next request.
      void (Reflect.get(window, 'rowsWritten') as () => Promise<void>)();
    });
    watcher.observe(document, { childList: true, subtree: true });
  });
  await watched.page.reload();
  watched.page.on('request', (request) => {
    const address = request.url();
    if (isGuestFile(address)) (isWritten ? after : before).push(request);
    else if (address.includes('/api/personal/')) calls.push(new URL(address).pathname);
  });
  return { before, after, calls };
};

const weightOf = async (requests: readonly Request[]): Promise<number> => {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
};

/** Tells of a file of the guest whether a row of the sizes counts it; the row counts the texts of one language. */
const countedIn = async (row: string): Promise<(address: string) => boolean> => {
  const text = await readFile(new URL('../../../.size-limit.json', import.meta.url), 'utf8');
  const rows = JSON.parse(text) as readonly {
    readonly name: string;
    readonly path: string | readonly string[];
  }[];
  const paths = [rows.find(({ name }) => name === row)?.path ?? []].flat();
  const names = paths.map((path) => path.slice(path.lastIndexOf('/') + 1).replace('-zh-', '-en-'));
  return (address) => {
    const file = address.slice(address.lastIndexOf('/') + 1);
    return names.some((name) => file.startsWith(name.slice(0, name.indexOf('*'))));
  };
};

describe('the first load of a picker', () => {
  it('is four files within their weight', async () => {
    const { before, after, calls } = await watchFiles(partner);
    await partner.press('pick-one');
    await partner.row(folder.title).waitFor();
    // Late parts do come: the code that answers presses, and the message that there is no network while there still is one.
    const later = [
      'KindIcon',
      // What tells the host of places and scrolling; its short name saves bytes of the components.
      'c',
      'components',
      'en',
      // Developers on this machine are told of options that nobody knows.
      'file-categories',
      'interface-icons',
      'later',
      'later-parts',
      'meta-text',
      'notice-text',
      'order-elements',
      'picker-en',
      'say-mistakes',
      'styles',
    ];
    await expect.poll(() => after.map(nameOf).sort()).toEqual(later);
    expect(before.map(nameOf).sort()).toEqual(['first', 'index', 'page', 'picker-list-en']);
    const assets = before.filter((request) => nameOf(request) !== 'page');
    const packed = await Promise.all(
      assets.map(async (request) => (await request.response())?.headerValue('content-encoding')),
    );
    expect(packed).toEqual(['br', 'br', 'br']);
    const weight = await weightOf(before);
    expect(weight).toBeGreaterThan(10_000);
    expect(weight).toBeLessThan(MOST);
    // The components take over the requests.
    await partner.row(folder.title).click();
    await partner.row(folder.files.flow).waitFor();
    expect(calls).toEqual([
      '/api/personal/user/info',
      '/api/personal/folder/load_files',
      '/api/personal/folder/load_files',
    ]);
  });

  it('answers within its size row alone', async () => {
    const isCounted = await countedIn('guest page, until a press is answered');
    const end = Promise.withResolvers<undefined>();
    const [through, held] = [new Set<string>(), new Set<string>()];
    await partner.page.route(/\/embed\/v1\/assets\//, async (route) => {
      const isLet = isCounted(route.request().url());
      (isLet ? through : held).add(nameOf(route.request()));
      if (!isLet) await end.promise;
      await route.continue();
    });
    await partner.pick({ start: { folderId: folder.id }, multiple: true });
    await partner.row(folder.files.flow).click();
    await partner.page.keyboard.press('ArrowDown');
    await partner.picker
      .getByRole('status')
      .filter({ hasText: /^1 .*chosen/ })
      .waitFor();
    // A picker that has ended asks for nothing more.
    await expect.poll(() => [...held]).toContain('later-parts');
    await partner.choose();
    expect(await partner.outcome()).toMatchObject({ status: 'done', value: [{ title: folder.files.flow }] });
    expect([...through].sort()).toEqual(['components', 'first', 'index', 'picker-list-en', 'styles']);
    end.resolve(undefined);
  });

  it('picks after components failed at first', async () => {
    let tries = 0;
    await partner.page.route(COMPONENTS, async (route) => {
      tries += 1;
      if (tries === 1) await route.abort();
      else await route.continue();
    });
    await partner.pick({ start: { folderId: folder.id } });
    await partner.picker.getByRole('alert').filter({ hasText: 'No connection' }).waitFor();
    await partner.row(folder.files.mind).click();
    await partner.choose();
    expect(await partner.outcome()).toMatchObject({ status: 'done', value: { title: folder.files.mind } });
    expect(await partner.picker.getByRole('alert').count()).toBe(0);
    expect(tries).toBe(2);
  });

  it('opens another task after a failed load', async () => {
    let tries = 0;
    await partner.page.route(COMPONENTS, async (route) => {
      tries += 1;
      if (tries === 1) await route.abort();
      else await route.continue();
    });
    await partner.begin(`pickLocation({ start: { folderId: '${folder.id}' } })`);
    await partner.picker.getByRole('alert').filter({ hasText: 'try again' }).waitFor();
    await partner.picker.getByRole('button', { name: /^Choose/ }).waitFor();
    expect(await partner.picker.getByRole('alert').count()).toBe(0);
  });
});
