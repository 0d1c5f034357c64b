/** Looks that each picture is taken in; a page of the documentation shows the one that its reader has. */
export const LOOKS = ['light', 'dark'] as const;

/** One of the looks. */
export type Look = (typeof LOOKS)[number];

/** A picture of the documentation. */
export interface DocPicture {
  /** Name of its files, without the look. */
  readonly name: string;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Where it is taken: a page of the web app as a path, or the call that opens a surface on the partner's page. */
  readonly of: { readonly path: string } | { readonly press: string };
  /** Selector that has to be seen in the page or in the surface before the picture is taken. */
  readonly shows: string;
}

/** Most bytes of a picture: pages of documentation should open at once. */
export const MOST_BYTES = 110_000;

/** Lists every picture that pages of the documentation show. */
export const DOC_PICTURES: readonly DocPicture[] = [
  {
    name: 'web-app',
    width: 1280,
    height: 800,
    of: { path: '/diagrams' },
    shows: '[data-cd-index] [title]',
  },
  {
    name: 'templates',
    width: 1280,
    height: 800,
    of: { path: '/template_create' },
    shows: '[data-cd-template] img',
  },
  { name: 'plans', width: 1280, height: 800, of: { path: '/payment' }, shows: 'main [role=radiogroup]' },
  { name: 'picker', width: 1280, height: 800, of: { press: 'pick-several' }, shows: '[role=row]' },
  { name: 'picker-phone', width: 375, height: 720, of: { press: 'pick-several' }, shows: '[role=row]' },
  {
    name: 'chooser',
    width: 1280,
    height: 800,
    of: { press: 'new-from-template' },
    shows: '[data-cd-template] img',
  },
];

/** Writes the path of a picture in one look, from the root of the repository. */
export const docPicturePath = ({ name }: DocPicture, look: Look): string =>
  `docs/pictures/${name}-${look}.webp`;
