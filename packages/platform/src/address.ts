import { HostError } from './host-error.ts';

// Browsers drop tabs and line breaks inside a scheme, so `java\nscript:` would pass a check that keeps them.
const hasControl = (address: string): boolean => /[\u0000-\u0020\u007f\\]/.test(address);

const safe = /^(?:https?:\/\/[^/]|\/(?!\/))/i;

/**
 * Returns whether an address may be opened: a path of our own origin or a full `http(s):` address. Script, data and
 * protocol-relative addresses, spaces and backslashes are not.
 */
export const isSafeAddress = (address: string): boolean =>
  !hasControl(address) && (address === '/' || safe.test(address));

/** Returns the address, or throws a `HostError` of code `unsafe_address`. */
export const requireSafeAddress = (address: string): string => {
  if (isSafeAddress(address)) return address;
  throw new HostError('unsafe_address', 'open an address – only http(s) addresses and own paths are allowed');
};

/** Returns an address that may be saved: a safe one or a `blob:` one. Throws `unsafe_address` otherwise. */
export const requireDownloadAddress = (address: string): string =>
  /^blob:[^\s\\]+$/i.test(address) ? address : requireSafeAddress(address);
