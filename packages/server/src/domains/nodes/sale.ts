/** Way in which something is paid for: by nobody, by any buyer, or with a membership. */
export type PriceKind = 'free' | 'paid' | 'member';

/** How much of something that is public one person gets: all of it, a preview of it, or not even that it is there. */
export type Holding = 'whole' | 'preview' | 'nothing';

/** Everything the decision about something for sale looks at. */
export interface Sale {
  readonly price: PriceKind;
  /**
   * Whether the asker may know of it: a partner's offer is for that partner's people, and the source file of a published copy for
   * its author.
   */
  readonly isShown: boolean;
  /** Whether the asker made it. */
  readonly isOwn: boolean;
  /** Whether the asker bought it, or was given it. */
  readonly isGranted: boolean;
  readonly isMember: boolean;
}

const HOLDS_ALL: Readonly<Record<PriceKind, (sale: Sale) => boolean>> = {
  free: () => true,
  paid: ({ isGranted }) => isGranted,
  member: ({ isGranted, isMember }) => isGranted || isMember,
};

/** Decides how much of something for sale a person gets. Contents, definitions, pictures, clones and copies ask nothing else. */
export const decideSale = (sale: Sale): Holding => {
  if (sale.isOwn) return 'whole';
  if (!sale.isShown) return 'nothing';
  return HOLDS_ALL[sale.price](sale) ? 'whole' : 'preview';
};

const ORDER: readonly Holding[] = ['nothing', 'preview', 'whole'];

/** Returns the least that several sales leave of one thing; without any it is whole. */
export const leastOf = (holdings: readonly Holding[]): Holding =>
  ORDER.find((holding) => holdings.includes(holding)) ?? 'whole';
