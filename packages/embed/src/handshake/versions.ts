import type { VersionRange } from '../protocol.ts';

/** Picks the highest version both ends speak, or says which end is too old. */
export const agreeOnVersion = (
  host: VersionRange,
  guest: VersionRange,
): number | 'version_host' | 'version_guest' => {
  if (host.max < guest.min) return 'version_host';
  return guest.max < host.min ? 'version_guest' : Math.min(host.max, guest.max);
};
