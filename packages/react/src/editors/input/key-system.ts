import type { KeySystem } from '@chartdock/editing/tree';

/** Returns which keys the person's system has: Command on a Mac, an iPad and an iPhone, Ctrl elsewhere. */
export const keySystem = (): KeySystem =>
  typeof navigator !== 'undefined' && /Mac|iP(?:hone|ad|od)/.test(navigator.platform) ? 'mac' : 'other';
