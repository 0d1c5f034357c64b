/** Window width in pixels below which the compact layout is used (CONST-04). */
export const COMPACT_WIDTH = 785;

/** Window width in pixels from which the year report shows (CONST-05). */
const YEAR_REPORT_WIDTH = 1100;

/** Window height in pixels from which the carousel shows (CONST-06). */
const CAROUSEL_HEIGHT = 630;

/** Height that the create menu loses in a low window, in pixels (CONST-07). */
const MENU_HEIGHT_CUT = 165;

/** Returns whether a window is narrow enough for the compact layout (CONST-04). Pixels. */
export const isCompactWidth = (width: number): boolean => width < COMPACT_WIDTH;

/** Returns whether the year report has room (CONST-05). Pixels. */
export const hasRoomForYearReport = (width: number): boolean => width >= YEAR_REPORT_WIDTH;

/** Returns whether the carousel has room (CONST-06). Pixels. */
export const hasRoomForCarousel = (height: number): boolean => height >= CAROUSEL_HEIGHT;

/** Works out how high the create menu may be from its usual height: less by 165 in a low window, never below 0 (CONST-07). Pixels. */
export const menuHeightIn = (windowHeight: number, usualHeight: number): number =>
  windowHeight < CAROUSEL_HEIGHT ? Math.max(0, usualHeight - MENU_HEIGHT_CUT) : usualHeight;

/** Hints that tell a mobile device. */
export interface DeviceHints {
  /** Whether the main pointer is coarse, as a finger. */
  readonly hasCoarsePointer: boolean;
  /** Window width in pixels. */
  readonly width: number;
  /** Word of the host; it decides. */
  readonly host?: boolean;
}

/** Returns whether a device counts as mobile: a coarse pointer and a compact window, unless the host knows better (CREATE-33, GUIDE-05). */
export const isMobileDevice = ({ hasCoarsePointer, width, host }: DeviceHints): boolean =>
  host ?? (hasCoarsePointer && isCompactWidth(width));
