import type { Guard } from './guards.ts';
import { isName } from './guards.ts';

/** Returns whether a value is the address of a page on the web. */
export const isWebAddress: Guard<string> = (value): value is string =>
  isName(2048)(value) && /^https?:\/\//.test(value);
