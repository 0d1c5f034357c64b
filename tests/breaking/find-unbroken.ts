/** Describes which requirements are compared. */
export interface LedgerIds {
  /** Named by a title that is no browser test's. */
  readonly named: Iterable<string>;
  /** Broken by a line of the ledger. */
  readonly broken: Iterable<string>;
  /** Still without a line; the list may only shrink. */
  readonly waiting: readonly string[];
}

/** Finds requirements that a title names and no line breaks, and those that wait although they need not. */
export const findUnbrokenIds = ({ named, broken, waiting }: LedgerIds): string[] => {
  const [titles, lines, waits] = [new Set(named), new Set(broken), new Set(waiting)];
  return [
    ...[...titles]
      .filter((id) => !lines.has(id) && !waits.has(id))
      .sort()
      .map((id) => `${id} stands in a title, and no line of tests/breaking/ledger says how to break it`),
    ...waiting
      .filter((id) => lines.has(id) || !titles.has(id))
      .map((id) => `${id} no longer waits; take it off the list in tests/breaking/waiting-ids.ts`),
  ];
};
