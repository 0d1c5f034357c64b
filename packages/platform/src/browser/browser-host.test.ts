import { Window as HappyWindow } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import type { FramePage, FrameRequest } from '../hidden-frame.ts';
import type { DownloadRequest, ShareRequest } from '../host.ts';
import { hostSuite } from '../host.suite.ts';
import type { HostSubject } from '../host.suite.ts';
import type { OpenedAddress } from '../testing/fake-host.ts';
import { createBrowserHost } from './browser-host.ts';
import type { BrowserHostOptions } from './browser-host.ts';

const origin = 'http://localhost';
const pathOf = (address: string): string => address.replace(origin, '');

interface Browser {
  readonly page: Window;
  readonly opened: OpenedAddress[];
  readonly copied: string[];
  readonly shared: ShareRequest[];
  readonly downloaded: DownloadRequest[];
  readonly framed: () => FrameRequest[];
}

interface BrowserMarks {
  readonly userAgent?: string;
  readonly popupsBlocked?: boolean;
  readonly share?: (data: { title: string; url: string }) => Promise<void>;
  readonly clipboard?: 'missing' | 'denied';
}

/** Keeps the forms that are sent, by the name of the frame they go to. */
const watchForms = (window: HappyWindow): ReadonlyMap<string, FrameRequest> => {
  const forms = new Map<string, FrameRequest>();
  window.HTMLFormElement.prototype.submit = function submit() {
    const form = this as unknown as HTMLFormElement;
    expect([form.method, form.enctype]).toEqual(['post', 'multipart/form-data']);
    const fields = [...form.querySelectorAll('textarea')].map(({ name, value }) => [name, value]);
    forms.set(form.target, { address: pathOf(form.action), fields: Object.fromEntries(fields) });
  };
  return forms;
};

/** A happy-dom window whose ways out of the page are watched. */
const createBrowser = (marks: BrowserMarks = {}): Browser => {
  const { userAgent } = marks;
  const window = new HappyWindow({
    url: `${origin}/diagrams`,
    settings: {
      disableIframePageLoading: true,
      ...(userAgent === undefined ? {} : { navigator: { userAgent } }),
    },
  });
  const seen: Omit<Browser, 'page' | 'framed'> = { opened: [], copied: [], shared: [], downloaded: [] };
  const place = (target: 'new' | 'same') => ({
    href: `${origin}/diagrams`,
    assign: (address: string) => seen.opened.push({ address: pathOf(address), target }),
    replace: (address: string) => seen.opened.push({ address: pathOf(address), target }),
  });
  const define = (owner: object, name: string, value: unknown): void => {
    Object.defineProperty(owner, name, { configurable: true, value });
  };
  define(window, 'location', place('same'));
  define(window, 'open', () =>
    marks.popupsBlocked === true
      ? null
      : { location: place('new'), opener: window, closed: false, close: () => undefined },
  );
  const writeText = async (text: string): Promise<void> => {
    if (marks.clipboard === 'denied') throw new Error('denied');
    seen.copied.push(text);
  };
  define(window.navigator, 'clipboard', marks.clipboard === 'missing' ? undefined : { writeText });
  if (marks.share !== undefined) define(window.navigator, 'share', marks.share);
  window.document.addEventListener('click', (event) => {
    const link = event.target as unknown as HTMLAnchorElement;
    event.preventDefault();
    seen.downloaded.push({ address: pathOf(link.href), fileName: link.download });
  });
  const forms = watchForms(window);
  const framed = (): FrameRequest[] =>
    [...(window as unknown as Window).document.querySelectorAll('iframe')].map(
      (frame) => forms.get(frame.name) ?? { address: pathOf(frame.src) },
    );
  return { page: window as unknown as Window, framed, ...seen };
};

const makeSubject =
  (marks: BrowserMarks = {}, options: BrowserHostOptions = {}) =>
  (): HostSubject => {
    const seen: ShareRequest[] = [];
    const share = async ({ title, url }: { title: string; url: string }): Promise<void> =>
      void seen.push({ title, address: url });
    const browser = createBrowser({ ...marks, ...(marks.share === undefined ? {} : { share }) });
    let closed = false;
    const close = options.close === undefined ? {} : { close: () => void (closed = true) };
    return {
      host: createBrowserHost({ window: browser.page, ...options, ...close }),
      opened: () => browser.opened,
      copied: () => browser.copied,
      shared: () => seen,
      downloaded: () => browser.downloaded,
      framed: browser.framed,
      isClosed: () => closed,
    };
  };

const meetingOnMac = 'Mozilla/5.0 (Macintosh) app/tencent_wemeet os_name/Mac os_version/14';

hostSuite({ describe, it, expect }, 'browser host of a page', makeSubject());
hostSuite(
  { describe, it, expect },
  'browser host with a share sheet',
  makeSubject({ share: async () => undefined }),
);
hostSuite({ describe, it, expect }, 'browser host of an installed page', makeSubject({}, { kind: 'pwa' }));
hostSuite(
  { describe, it, expect },
  'browser host of a desktop shell',
  makeSubject({}, { kind: 'desktop', close: () => undefined }),
);
hostSuite(
  { describe, it, expect },
  'browser host in the meeting app on a Mac',
  makeSubject({ userAgent: meetingOnMac }),
);
hostSuite(
  { describe, it, expect },
  'browser host of a business mini-program',
  makeSubject({}, { kind: 'miniprogram', businessProgram: true }),
);

describe('createBrowserHost', () => {
  it('[HOST-01] takes the kind around it, or told', () => {
    const { page } = createBrowser({ userAgent: meetingOnMac });
    expect(createBrowserHost({ window: page }).capabilities.kind).toBe('meeting');
    expect(createBrowserHost({ window: page, kind: 'web' }).capabilities.kind).toBe('web');
  });

  it('hands own paths to the router', () => {
    const { page, opened } = createBrowser();
    const paths: string[] = [];
    const host = createBrowserHost({ window: page, navigate: (path) => void paths.push(path) });
    host.open('/trash', 'same');
    host.open('https://other.example/', 'same');
    expect(paths).toEqual(['/trash']);
    expect(opened).toEqual([{ address: 'https://other.example/', target: 'same' }]);
  });

  it('says that a window was refused', () => {
    const { page } = createBrowser({ popupsBlocked: true });
    expect(() => createBrowserHost({ window: page }).open('/x')).toThrow(
      expect.objectContaining({ code: 'blocked' }),
    );
  });

  it('stays when a reserved window closed early', () => {
    const { page, opened } = createBrowser();
    const open = page.open.bind(page);
    let reserved: { closed: boolean } | undefined;
    page.open = (...all) => {
      const window = open(...all);
      reserved = window as unknown as { closed: boolean };
      return window;
    };
    const { navigate } = createBrowserHost({ window: page }).reserveWindow();
    if (reserved !== undefined) reserved.closed = true;
    navigate('/x');
    expect(opened).toEqual([]);
  });

  it('falls back to the same window', () => {
    const { page, opened } = createBrowser({ popupsBlocked: true });
    createBrowserHost({ window: page }).reserveWindow().navigate('/x');
    expect(opened).toEqual([{ address: '/x', target: 'same' }]);
  });

  it.each(['missing', 'denied'] as const)('says that the clipboard is %s', async (clipboard) => {
    const { page } = createBrowser({ clipboard });
    await expect(createBrowserHost({ window: page }).copy('x')).rejects.toMatchObject({ code: 'blocked' });
  });

  it('tells a closed share sheet from a refused one', async () => {
    const fail = (name: string) => async (): Promise<void> => {
      throw Object.assign(new Error(name), { name });
    };
    const request = { title: 'Chart', address: '/preview/1' };
    const dismissed = createBrowserHost({ window: createBrowser({ share: fail('AbortError') }).page });
    const refused = createBrowserHost({ window: createBrowser({ share: fail('NotAllowedError') }).page });
    expect(await dismissed.share(request)).toBe('dismissed');
    await expect(refused.share(request)).rejects.toMatchObject({ code: 'blocked' });
  });
});

describe('a hidden frame', () => {
  it('tells of pages instead of files', () => {
    const { page } = createBrowser();
    const pages: FramePage[] = [];
    const loaded = createBrowserHost({ window: page }).loadHidden(
      { address: '/mindmap/a?action=down' },
      (shown) => void pages.push(shown),
    );
    const frame = page.document.querySelector('iframe');
    const inner = new HappyWindow({ url: `${origin}/mindmap/a` }).document;
    inner.body.innerHTML = '<p data-chartdock-code="70030">Not yet</p>';
    if (frame !== null) Object.defineProperty(frame, 'contentDocument', { value: inner });
    frame?.dispatchEvent(new (page as Window & typeof globalThis).Event('load'));
    expect(pages).toEqual([{ code: '70030', text: 'Not yet' }]);
    loaded.clear();
    expect(page.document.querySelector('iframe')).toBeNull();
  });
});
