const canParse = (address: string | URL, base?: string | URL): boolean => {
  try {
    return new URL(address, base).href !== '';
  } catch {
    return false;
  }
};

type OldQuery = Pick<MediaQueryList, 'addListener' | 'removeListener'>;
type Listener = Parameters<MediaQueryList['addListener']>[0];

/** The way to listen to a media query that came with Safari 14, on top of the one before. */
const giveQueryEvents = (query: MediaQueryList): void => {
  if ('addEventListener' in query) return;
  const on = {
    addEventListener(this: OldQuery, _type: string, listener: Listener): void {
      this.addListener(listener);
    },
    removeEventListener(this: OldQuery, _type: string, listener: Listener): void {
      this.removeListener(listener);
    },
  };
  Object.assign(Object.getPrototypeOf(query), on);
};

/** Gives a window of Chrome 77 or Safari 13 what its objects lack. */
export const giveWindow = (page: Window & typeof globalThis): void => {
  if (!('canParse' in page.URL)) Object.assign(page.URL, { canParse });
  if (!('reportError' in page)) {
    const reportError = (error: unknown): void => {
      setTimeout(() => {
        throw error;
      });
    };
    Object.assign(page, { reportError });
  }
  giveQueryEvents(page.matchMedia('all'));
};
