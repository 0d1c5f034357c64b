import type { ComponentType } from 'react';
import { useEffect, useReducer, useState } from 'react';

/** The code of a page, which may have to be loaded. */
export interface PageCode {
  /** Returns the page; undefined until its code is there. */
  readonly ready: () => ComponentType | undefined;
  /** Loads it. Rejects where it cannot come, and can be asked again. */
  readonly load: () => Promise<unknown>;
}

/** A page that comes with the app. */
export const pageOf = (page: ComponentType): PageCode => ({
  ready: () => page,
  load: () => Promise.resolve(),
});

/** A page whose code comes when it is asked for. */
export const pageLater = (load: () => Promise<ComponentType>): PageCode => {
  let page: ComponentType | undefined;
  return {
    ready: () => page,
    load: async () => {
      page = await load();
    },
  };
};

/**
 * Returns a page once its code is there, and draws again when it comes; throws where it cannot come. Not React's own `lazy`, which holds
 * back what was waited for until 300 ms after what stood in its place.
 */
export const usePageCode = (code: PageCode): ComponentType | undefined => {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const [failed, setFailed] = useState<{ readonly code: PageCode; readonly cause: unknown }>();
  const page = code.ready();
  const isThere = page !== undefined;
  useEffect(() => {
    if (isThere) return undefined;
    let isGone = false;
    code.load().then(
      () => {
        if (!isGone) drawAgain();
      },
      (cause: unknown) => {
        if (!isGone) setFailed({ code, cause });
      },
    );
    return () => {
      isGone = true;
    };
  }, [code, isThere]);
  if (!isThere && failed?.code === code) throw new Error('A page cannot be loaded', { cause: failed.cause });
  return page;
};
