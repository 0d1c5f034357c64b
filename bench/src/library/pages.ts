import { LIMIT_PATH, PLAIN_PATH } from './hand-written.ts';

/** A page of covers. */
export interface CoverPage {
  readonly name: string;
  readonly path: string;
  readonly isOurs: boolean;
}

/** The page that is scrolled through: it holds the whole library. */
export const WHOLE: CoverPage = { name: 'whole library', path: '/template', isOurs: true };

/** Writes the first cards of the library by hand, as the measure of the others. */
export const LIMIT: CoverPage = { name: 'written by hand', path: LIMIT_PATH, isOurs: false };

/** The pages that are opened in each round. */
export const PAGES: readonly CoverPage[] = [
  WHOLE,
  { name: 'creation page', path: '/template_create', isOurs: true },
  LIMIT,
  { name: 'by hand, all cards at once', path: PLAIN_PATH, isOurs: false },
];
