import type { Frame, Page, Request } from 'playwright-core';

/** Bodies that the browser received for a frame until its first rows, in bytes as they were sent. */
export interface Transfers {
  readonly page: number;
  readonly scripts: number;
  readonly styles: number;
  /** Responses of the server's calls: no part of the picker. */
  readonly data: number;
}

const KINDS: Readonly<Record<string, keyof Transfers>> = {
  document: 'page',
  script: 'scripts',
  stylesheet: 'styles',
};

/** Adds up the bytes of the picker itself. */
export const pickerBytes = ({ page, scripts, styles }: Transfers): number => page + scripts + styles;

const isOfFrame = (request: Request, main: Frame): boolean => {
  try {
    return request.frame() !== main;
  } catch {
    // A document's own request comes before its frame.
    return request.isNavigationRequest();
  }
};

/** Collects the responses to the frames of a page from now on; the answered function adds up those that came whole until a moment in epoch milliseconds. */
export const collectTransfers = (page: Page): ((until: number) => Promise<Transfers>) => {
  const received: Request[] = [];
  page.on('requestfinished', (request) => {
    if (isOfFrame(request, page.mainFrame())) received.push(request);
  });
  return async (until) => {
    const sums = { page: 0, scripts: 0, styles: 0, data: 0 };
    for (const request of [...received]) {
      const { startTime, responseEnd } = request.timing();
      if (startTime + responseEnd > until) continue;
      const { responseBodySize } = await request.sizes();
      sums[KINDS[request.resourceType()] ?? 'data'] += responseBodySize;
    }
    return sums;
  };
};
