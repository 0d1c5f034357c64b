import { LIMITS } from '../limits.ts';

/** Tells whether a window is narrow enough for the compact layout (CONST-04). Pixels. */
export const isCompactWidth = (width: number): boolean => width < LIMITS.compactWidth;

/** Tells whether the year report has room (CONST-05). Pixels. */
export const hasRoomForYearReport = (width: number): boolean => width >= LIMITS.yearReportWidth;

/** Tells whether the carousel has room (CONST-06). Pixels. */
export const hasRoomForCarousel = (height: number): boolean => height >= LIMITS.carouselHeight;

/** Works out how high the create menu may be from its usual height: less by 165 in a low window, never below 0 (CONST-07). Pixels. */
export const menuHeightIn = (windowHeight: number, usualHeight: number): number =>
  windowHeight < LIMITS.carouselHeight ? Math.max(0, usualHeight - LIMITS.menuHeightCut) : usualHeight;

/** What tells a mobile device. */
export interface DeviceHints {
  /** Whether the main pointer is coarse, as a finger. */
  readonly hasCoarsePointer: boolean;
  /** Window width in pixels. */
  readonly width: number;
  /** What the host says; it decides. */
  readonly host?: boolean;
}

/** Tells whether a device counts as mobile: a coarse pointer and a compact window, unless the host knows better (CREATE-33, GUIDE-05). */
export const isMobileDevice = ({ hasCoarsePointer, width, host }: DeviceHints): boolean =>
  host ?? (hasCoarsePointer && isCompactWidth(width));
