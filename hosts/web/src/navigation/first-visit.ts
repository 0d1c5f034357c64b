/** Facts that decide whether someone who opens My files is shown how to begin. */
export interface FirstVisit {
  /** Path that was left; `/` at the start of a visit. */
  readonly from: string;
  /** Path that is entered, query included: a link to a folder is always followed. */
  readonly to: string;
  /** Files the account holds. */
  readonly usedFiles: number;
  /** Width of the window in pixels. */
  readonly width: number;
  /** Whether this person has seen a list with a file in it, or asked for the list. */
  readonly hasSeenList: boolean;
}

/** Page that shows how to begin. */
export const templateAddress = '/template_create';

const narrowest = 800;

/** Returns where someone with no files is sent from My files at the start of a visit; undefined keeps them there (GUARD-09..13). */
export const firstVisitTarget = (visit: FirstVisit): string | undefined => {
  const { from, to, usedFiles, width, hasSeenList } = visit;
  const begins = from === '/' && to === '/diagrams';
  return begins && usedFiles === 0 && width >= narrowest && !hasSeenList ? templateAddress : undefined;
};
