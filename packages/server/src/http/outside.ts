import { OUTSIDE_PLACES } from '../services/context.ts';
import type { ServiceConfig } from '../services/context.ts';

/** Addresses outside of the app that are set. */
export type Outside = Readonly<Partial<Record<(typeof OUTSIDE_PLACES)[number], string>>>;

/** Picks the addresses outside of the app that are set (HOST-04, HOST-05). */
export const outsideOf = (config: ServiceConfig): Outside =>
  Object.fromEntries(
    OUTSIDE_PLACES.map((place) => [place, config[place]] as const).filter(([, address]) => address !== ''),
  );

const originsOf = (...addresses: readonly (string | undefined)[]): readonly string[] =>
  addresses.flatMap((address) => (address === undefined ? [] : [new URL(address).origin]));

/** What our pages may show of other origins. */
export interface OutsideSources {
  readonly frames: readonly string[];
  readonly images: readonly string[];
}

/** Lists the origins that our pages may show in frames and take pictures from. */
export const outsideSources = ({ editHost, aiPage, watermark, boardHost }: Outside): OutsideSources => ({
  frames: originsOf(editHost, aiPage, watermark),
  images: originsOf(boardHost),
});

const escapeAttribute = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Puts the addresses into the head of our page, where its script reads them before anything else. */
export const withOutside = (html: string, outside: Outside): string => {
  const meta = `<meta name="chartdock-addresses" content="${escapeAttribute(JSON.stringify(outside))}" />`;
  return html.replace('</head>', `${meta}</head>`);
};
