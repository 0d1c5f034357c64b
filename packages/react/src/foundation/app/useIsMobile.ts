import { useMediaQuery } from './useMediaQuery.ts';

/** Watches whether the device counts as mobile: a finger and a compact window (CREATE-33, GUIDE-05). */
export const useIsMobile = (): boolean => useMediaQuery('(pointer: coarse) and (max-width: 784.98px)');
