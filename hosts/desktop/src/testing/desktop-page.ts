import { Window as HappyWindow } from 'happy-dom';
import type { DownloadRequest, FrameRequest, ShareRequest } from '@chartdock/platform';
import type { OpenedAddress } from '@chartdock/platform/testing';

export const origin = 'http://localhost';

/** Cuts the origin off an address. */
export const pathOf = (address: string): string => address.replace(origin, '');

/** Record of an event, whether of the page or of the app. */
export interface Seen {
  readonly opened: OpenedAddress[];
  readonly copied: string[];
  readonly shared: ShareRequest[];
  readonly downloaded: DownloadRequest[];
  closed: boolean;
}

/** A page in a desktop app whose own navigations are watched. */
export const createDesktopPage = () => {
  const window = new HappyWindow({
    url: `${origin}/diagrams`,
    settings: { disableIframePageLoading: true },
  });
  const seen: Seen = { opened: [], copied: [], shared: [], downloaded: [], closed: false };
  const forms = new Map<string, FrameRequest>();
  window.HTMLFormElement.prototype.submit = function submit() {
    const form = this as unknown as HTMLFormElement;
    const fields = [...form.querySelectorAll('textarea')].map(({ name, value }) => [name, value]);
    forms.set(form.target, {
      address: pathOf(form.action),
      fields: Object.fromEntries(fields) as Record<string, string>,
    });
  };
  Object.defineProperty(window, 'location', {
    configurable: true,
    value: {
      origin,
      href: `${origin}/diagrams`,
      assign: (address: string) => void seen.opened.push({ address: pathOf(address), target: 'same' }),
    },
  });
  const framed = (): FrameRequest[] =>
    [...window.document.querySelectorAll('iframe')].map(
      (frame) => forms.get(frame.name) ?? { address: pathOf(frame.src) },
    );
  return { page: window as unknown as Window, seen, framed };
};
