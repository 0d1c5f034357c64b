/** Apps that show the page in a frame, or in a page of their own, and that say so themselves when they are asked. */
const APPS = {
  zoom: /\/\/[\w.-]+\.zoom\.(?:us|com)$/,
  teams:
    /\/\/(?:[\w.-]+\.)?(?:teams\.microsoft\.com|cloud\.microsoft|microsoft365\.com|office(?:365)?\.com)$/,
} as const;

/** Name of an app around the page. */
export type FrameApp = keyof typeof APPS;

const NAMES: readonly FrameApp[] = ['zoom', 'teams'];

/** The manifest of an app ends the address of the page with it, e.g. `/history#chartdock-app=zoom`. */
const MARK = /^#chartdock-app=(\w+)$/;

const KEPT = 'chartdock.app';

/** Origins of the pages around this one, the nearest first; Firefox only tells the nearest, and not always. */
export const ancestorsOf = (page: Window): readonly string[] => {
  const { ancestorOrigins } = page.location;
  if (page.parent === page) return [];
  if (typeof ancestorOrigins === 'object') return Array.from(ancestorOrigins);
  const { referrer } = page.document;
  return referrer === '' ? [] : [new URL(referrer).origin];
};

/** The mark of the first address, which the next pages of the same window no longer have. */
const readMark = (page: Window): string | undefined => {
  const [, mark] = MARK.exec(page.location.hash) ?? [];
  try {
    if (mark !== undefined) page.sessionStorage.setItem(KEPT, mark);
    return mark ?? page.sessionStorage.getItem(KEPT) ?? undefined;
  } catch {
    return mark;
  }
};

/** Names the app that may be around the page: by the origin around it, by what the client says of itself, or by the mark. */
export const frameAppOf = (page: Window): FrameApp | undefined => {
  const around = ancestorsOf(page);
  const mark = readMark(page);
  const isWorn = (name: FrameApp): boolean => around.some((origin) => APPS[name].test(origin));
  if (/\bzoomapps\//i.test(page.navigator.userAgent)) return 'zoom';
  return NAMES.find(isWorn) ?? NAMES.find((name) => name === mark);
};
