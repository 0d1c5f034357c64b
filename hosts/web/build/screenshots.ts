/** Languages that the installed app has a name and pictures in. */
export const MANIFEST_LOCALES = ['zh', 'en'] as const;

/** A language of the manifest. */
export type ManifestLocale = (typeof MANIFEST_LOCALES)[number];

/** A picture of the product that browsers show before they install the app. */
export interface Screenshot {
  readonly form: 'wide' | 'narrow';
  /** Size of the window in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Pixels of the picture per CSS pixel. */
  readonly scale: number;
}

/** Most that a picture may weigh, in bytes: browsers fetch all of them for one look. */
export const MOST_BYTES = 100_000;

/** Lists the pictures of each language; `node hosts/web/e2e/take-screenshots.ts` takes them. */
export const SCREENSHOTS: readonly Screenshot[] = [
  { form: 'wide', width: 1280, height: 800, scale: 1 },
  { form: 'narrow', width: 390, height: 844, scale: 2 },
];

/** Names the file of a picture below `public`, with a slash in front. */
export const screenshotPath = ({ form }: Screenshot, locale: ManifestLocale): string =>
  `/screenshots/files-${form}-${locale}.webp`;
