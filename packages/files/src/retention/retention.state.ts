import type { Place } from '../list/list.types.ts';

/** How close the file limit is: one file left, or none (RETAIN-04, RETAIN-05). */
export type RetentionLevel = 1 | 0;

/** Warnings already shown to a person at each level; kept between visits. */
export interface RetentionFlags {
  /** Levels at which a visit to trash was forced. */
  readonly visited: readonly RetentionLevel[];
  /** Levels at which the trash warning was closed. */
  readonly closed: readonly RetentionLevel[];
}

/** The figures that retention looks at. */
export interface RetentionFigures {
  /** Files that may still be made; 100 stands for unlimited. */
  readonly remaining: number;
  readonly trashCount: number;
}

/** The figures and the person that the trash warning looks at. */
export interface WarningFigures extends RetentionFigures {
  /** Whether the person belongs to a team or organisation. */
  readonly isTeamMember: boolean;
  /** Page that is open. */
  readonly page: string;
}

/** Nothing was shown yet. */
export const NO_RETENTION_FLAGS: RetentionFlags = { visited: [], closed: [] };

/** Tells the level of a number of files left; undefined when nothing needs to be said (RETAIN-01). */
export const retentionLevel = (remaining: number): RetentionLevel | undefined => {
  if (remaining > 1) return undefined;
  return remaining === 1 ? 1 : 0;
};

/** Step before creating a file: none, the retention dialog, or the quota prompt. */
export type RetentionDecision = 'none' | 'ask' | 'quota';

/** Decides the step before creating a file (RETAIN-01): a trash with files is offered before an upgrade. */
export const decideRetention = ({ remaining, trashCount }: RetentionFigures): RetentionDecision => {
  const level = retentionLevel(remaining);
  if (level === undefined) return 'none';
  if (trashCount > 0) return 'ask';
  return level === 0 ? 'quota' : 'none';
};

const withLevel = (levels: readonly RetentionLevel[], level: RetentionLevel): readonly RetentionLevel[] =>
  levels.includes(level) ? levels : [...levels, level];

/** Returns whether leaving a preview leads to trash first: the first time at each level (RETAIN-04..06). */
export const mustVisitTrash = (flags: RetentionFlags, figures: RetentionFigures): boolean => {
  const level = retentionLevel(figures.remaining);
  return level !== undefined && decideRetention(figures) === 'ask' && !flags.visited.includes(level);
};

/** Remembers that trash was visited at the current level. */
export const afterTrashVisited = (flags: RetentionFlags, remaining: number): RetentionFlags => {
  const level = retentionLevel(remaining);
  return level === undefined ? flags : { ...flags, visited: withLevel(flags.visited, level) };
};

const LIST_PAGES: ReadonlySet<string> = new Set<Place['page']>([
  'diagrams',
  'history',
  'shared',
  'favourites',
  'trash',
]);

/** Returns whether the trash warning shows (RETAIN-07..12): on lists, close to the limit, until it was closed at that level. */
export const showsTrashWarning = (flags: RetentionFlags, figures: WarningFigures): boolean => {
  const level = retentionLevel(figures.remaining);
  return (
    level !== undefined &&
    figures.trashCount >= 1 &&
    !figures.isTeamMember &&
    LIST_PAGES.has(figures.page) &&
    !flags.closed.includes(level)
  );
};

/** Remembers that the warning was closed at the current level. */
export const afterWarningClosed = (flags: RetentionFlags, remaining: number): RetentionFlags => {
  const level = retentionLevel(remaining);
  return level === undefined ? flags : { ...flags, closed: withLevel(flags.closed, level) };
};

/** Forgets closed warnings once there is room again, so that the next shortage warns again (RETAIN-12). */
export const afterRemainingChanged = (flags: RetentionFlags, remaining: number): RetentionFlags =>
  retentionLevel(remaining) === undefined && flags.closed.length > 0 ? { ...flags, closed: [] } : flags;
