import { isSafeAddress } from './address.ts';

/** Lists the places outside of the app whose addresses an installation sets (HOST-04, HOST-05). */
export const OUTSIDE_PLACES = [
  'editHost',
  'aiPage',
  'aiPrototype',
  'whiteboardPartner',
  'boardHost',
  'watermark',
  'templateCommunity',
  'quickStart',
] as const;

/** A place outside of the app. */
export type OutsidePlace = (typeof OUTSIDE_PLACES)[number];

/**
 * Addresses of places outside of the app: the origins of the edit host and the whiteboard service without a
 * trailing slash, pages for the rest. A place that is left out is not set: the edit host and the whiteboard
 * service are then our own origin, and links to the others are hidden.
 */
export type OutsideAddresses = Readonly<Partial<Record<OutsidePlace, string>>>;

/** Default addresses of an installation; an empty address removes one. */
const OWN: OutsideAddresses = { quickStart: '/quick_start' };

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Reads addresses from JSON text; values other than an http(s) address or own path are left out, and so are
 * unknown names. The page that makes the quick-start guide is ours unless its address is empty.
 */
export const parseOutsideAddresses = (text: string | undefined): OutsideAddresses => {
  const given = text === undefined ? undefined : parse(text);
  const named: Readonly<Record<string, unknown>> = { ...OWN, ...(typeof given === 'object' ? given : {}) };
  return Object.fromEntries(
    OUTSIDE_PLACES.flatMap((place) => {
      const address = named[place];
      return typeof address === 'string' && isSafeAddress(address)
        ? [[place, address.replace(/\/{1,100}$/, '')] as const]
        : [];
    }),
  );
};
