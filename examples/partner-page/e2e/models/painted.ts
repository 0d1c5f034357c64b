import type { Browser, Page } from 'playwright-core';

/** A part of a window, in CSS pixels. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Colours of a part of a picture: shares of its pixels by colour, as in `#13161c`. */
export type Shares = Readonly<Record<string, number>>;

/** Reads pictures. */
export interface PictureReader {
  /** Counts the colours of a PNG or JPEG, or of a part of it. */
  readonly sharesOf: (picture: Buffer, part?: Part) => Promise<Shares>;
}

/** Opens the code that reads pictures: a page of its own, because browsers have the decoders that a test would have to bring. */
export const openPictureReader = async (browser: Browser): Promise<PictureReader> => {
  const page = await browser.newPage();
  return {
    sharesOf: (picture, part) =>
      page.evaluate(
        async ([text, cut]) => {
          const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
          const image = await createImageBitmap(new Blob([bytes]));
          const { x, y, width, height } = cut ?? { x: 0, y: 0, width: image.width, height: image.height };
          const context = new OffscreenCanvas(width, height).getContext('2d');
          context?.drawImage(image, -x, -y);
          const { data = new Uint8ClampedArray() } = context?.getImageData(0, 0, width, height) ?? {};
          const counts: Record<string, number> = {};
          for (let at = 0; at < data.length; at += 4) {
            const name = `#${[...data.subarray(at, at + 3)].map((one) => one.toString(16).padStart(2, '0')).join('')}`;
            counts[name] = (counts[name] ?? 0) + 4 / data.length;
          }
          return counts;
        },
        [picture.toString('base64'), part] as const,
      ),
  };
};

/** Holds the pictures that the browser shows of a page, as PNG. */
export interface Recording {
  readonly pictures: readonly Buffer[];
  readonly stop: () => Promise<void>;
}

/** Writes down every picture that the browser shows of a page from now on. */
export const recordPictures = async (page: Page): Promise<Recording> => {
  const session = await page.context().newCDPSession(page);
  const pictures: Buffer[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    pictures.push(Buffer.from(data, 'base64'));
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  return {
    pictures,
    stop: async () => {
      await session.send('Page.stopScreencast');
      await session.detach();
    },
  };
};
