import type { DownloadRequest, FrameRequest } from '@chartdock/platform';
import type { OpenedAddress } from '@chartdock/platform/testing';
import { Window as HappyWindow } from 'happy-dom';

/** Origin of the pages under test. */
export const ORIGIN = 'http://localhost';

/** A page whose ways out are watched. */
export interface WatchedPage {
  readonly page: Window & typeof globalThis;
  readonly opened: readonly OpenedAddress[];
  readonly copied: readonly string[];
  readonly downloaded: readonly DownloadRequest[];
  readonly framed: () => readonly FrameRequest[];
}

const pathOf = (address: string): string => address.replace(ORIGIN, '');

/** Makes a page with this user agent at `/diagrams?folder=1#top`. */
export const watchPage = (userAgent: string): WatchedPage => {
  const url = `${ORIGIN}/diagrams?folder=1#top`;
  const happy = new HappyWindow({
    url,
    settings: {
      navigator: { userAgent },
      disableIframePageLoading: true,
    },
  });
  const page = happy as unknown as Window & typeof globalThis;
  const opened: OpenedAddress[] = [];
  const copied: string[] = [];
  const downloaded: DownloadRequest[] = [];
  const forms = new Map<string, FrameRequest>();
  const define = (owner: object, name: string, value: unknown): void => {
    Object.defineProperty(owner, name, { configurable: true, value });
  };
  const place = (target: OpenedAddress['target']) => {
    const go = (address: string): void => void opened.push({ address: pathOf(address), target });
    return { href: url, assign: go, replace: go };
  };
  define(page, 'location', place('same'));
  define(page, 'open', () => ({
    location: place('new'),
    opener: page,
    closed: false,
    close: () => undefined,
  }));
  define(page.navigator, 'clipboard', { writeText: async (text: string) => void copied.push(text) });
  page.document.addEventListener('click', (event) => {
    const link = event.target as HTMLAnchorElement;
    event.preventDefault();
    downloaded.push({ address: pathOf(link.href), fileName: link.download });
  });
  page.HTMLFormElement.prototype.submit = function submit(this: HTMLFormElement) {
    const fields = [...this.querySelectorAll('textarea')].map(({ name, value }) => [name, value] as const);
    forms.set(this.target, { address: pathOf(this.action), fields: Object.fromEntries(fields) });
  };
  const framed = (): readonly FrameRequest[] =>
    [...page.document.querySelectorAll('iframe')].map(
      (frame) => forms.get(frame.name) ?? { address: pathOf(frame.src) },
    );
  return { page, opened, copied, downloaded, framed };
};
