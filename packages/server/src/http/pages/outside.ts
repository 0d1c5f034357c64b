import { OUTSIDE_PLACES } from '../../kernel/calls/context.ts';
import type { ServiceConfig } from '../../kernel/calls/context.ts';

/** Value of the setting that says that there is no quick-start guide. */
const NO_QUICK_START = 'none';

/** Addresses outside of the app that are set. */
export type Outside = Readonly<Partial<Record<(typeof OUTSIDE_PLACES)[number] | 'quickStart', string>>>;

/** Picks the addresses outside of the app that are set (HOST-04, HOST-05), and an empty one where there is no quick-start guide. */
export const outsideOf = (config: ServiceConfig): Outside => ({
  ...Object.fromEntries(
    OUTSIDE_PLACES.map((place) => [place, config[place]] as const).filter(([, address]) => address !== ''),
  ),
  ...(config.quickStart === NO_QUICK_START && { quickStart: '' }),
});

const originsOf = (...addresses: readonly (string | undefined)[]): readonly string[] =>
  addresses.flatMap((address) => (address === undefined ? [] : [new URL(address).origin]));

/** Content of other origins that our pages may show. */
export interface OutsideSources {
  readonly frames: readonly string[];
  readonly images: readonly string[];
  readonly scripts: readonly string[];
}

/** Where the meeting app's script comes from, which `@chartdock/host-meeting` loads inside of it. */
const MEETING_SCRIPTS = 'https://cdn.meeting.tencent.com';

/**
 * Lists the origins that our pages may show in frames, take pictures from, and take scripts from: the meeting app's only
 * where the server is known to it.
 */
export const outsideSources = (
  { editHost, aiPage, watermark, boardHost }: Outside,
  { wemeetSdkId }: Pick<ServiceConfig, 'wemeetSdkId'>,
): OutsideSources => ({
  frames: originsOf(editHost, aiPage, watermark),
  images: originsOf(boardHost),
  scripts: wemeetSdkId === '' ? [] : [MEETING_SCRIPTS],
});

const escapeAttribute = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Puts the addresses into the head of our page, where its script reads them before anything else. */
export const withOutside = (html: string, outside: Outside): string => {
  const meta = `<meta name="chartdock-addresses" content="${escapeAttribute(JSON.stringify(outside))}" />`;
  return html.replace('</head>', `${meta}</head>`);
};
