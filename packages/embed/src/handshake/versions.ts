import type { VersionRange } from '../protocol.ts';

/** What two ends can speak together, or which end must be upgraded. */
export type Agreement =
  | { readonly kind: 'agreed'; readonly v: number }
  | { readonly kind: 'upgrade'; readonly code: 'version_host' | 'version_guest' };

/** Picks the highest version both ends speak, or says which end is too old. */
export const agreeOnVersion = (host: VersionRange, guest: VersionRange): Agreement => {
  if (host.max < guest.min) return { kind: 'upgrade', code: 'version_host' };
  if (guest.max < host.min) return { kind: 'upgrade', code: 'version_guest' };
  return { kind: 'agreed', v: Math.min(host.max, guest.max) };
};

/** Keeps the features both ends have, in the first one's order. */
export const sharedFeatures = (own: readonly string[], theirs: readonly string[]): readonly string[] =>
  own.filter((feature) => theirs.includes(feature));
