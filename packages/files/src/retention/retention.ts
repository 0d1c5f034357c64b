import { remainingFiles } from '@chartdock/contract';
import type { FilesPrivilege } from '../ports/ports.types.ts';
import type { DecideRetention, RetentionCommands, RetentionContext } from './retention.types.ts';
import {
  NO_RETENTION_FLAGS,
  afterRemainingChanged,
  afterTrashVisited,
  afterWarningClosed,
  decideRetention,
  mustVisitTrash,
  retentionLevel,
  showsTrashWarning,
} from './retention.state.ts';
import type { RetentionFlags, RetentionLevel } from './retention.state.ts';

const keyOf = (userId: string): string => `chartdock.retention.${userId}`;

const levelsOf = (value: unknown): readonly RetentionLevel[] =>
  Array.isArray(value) ? value.filter((level): level is RetentionLevel => level === 0 || level === 1) : [];

const parseFlags = (stored: string | undefined): RetentionFlags => {
  if (stored === undefined) return NO_RETENTION_FLAGS;
  try {
    const value = JSON.parse(stored) as { visited?: unknown; closed?: unknown } | null;
    return { visited: levelsOf(value?.visited), closed: levelsOf(value?.closed) };
  } catch {
    return NO_RETENTION_FLAGS;
  }
};

/** Returns whether a person belongs to a team: an organisation member, or someone with a team id (RETAIN-09). */
export const isTeamMember = ({ orgMember, auth }: FilesPrivilege): boolean =>
  orgMember || (auth?.teamId ?? '') !== '';

/** Retention rules of a file area, and their decision about creating a file now. */
export interface Retention extends RetentionCommands {
  /** Decides the step before creating a file; undefined while the privileges are unknown. */
  readonly decide: DecideRetention;
}

/**
 * Creates the rules that warn close to the file limit; shown warnings are remembered per person and level.
 */
export const createRetention = (context: RetentionContext): Retention => {
  const { storage, userId, privilege, getState, emit } = context;
  const trashCount = (): number => {
    const { trash } = getState();
    return trash.status === 'known' ? trash.count : 0;
  };
  const figures = () => {
    const known = privilege.get();
    return known && { known, remaining: remainingFiles(known), trashCount: trashCount() };
  };
  const read = (remaining: number): RetentionFlags =>
    afterRemainingChanged(parseFlags(storage.get(keyOf(userId))), remaining);
  const write = (flags: RetentionFlags): void => storage.set(keyOf(userId), JSON.stringify(flags));

  return {
    decide: () => {
      const now = figures();
      const level = now && retentionLevel(now.remaining);
      if (now === undefined || level === undefined) return undefined;
      return { decision: decideRetention(now), level, trashCount: now.trashCount };
    },
    leavePreview: () => {
      const now = figures();
      if (now === undefined || !mustVisitTrash(read(now.remaining), now)) return 'go_on';
      write(afterTrashVisited(read(now.remaining), now.remaining));
      return 'visit_trash';
    },
    checkTrashWarning: () => {
      const now = figures();
      if (now === undefined) return false;
      const flags = read(now.remaining);
      write(flags);
      const { page } = getState().place;
      const level = retentionLevel(now.remaining);
      const shows = showsTrashWarning(flags, { ...now, page, isTeamMember: isTeamMember(now.known) });
      if (shows && level !== undefined)
        emit({ type: 'trashWarningShown', level, trashCount: now.trashCount });
      return shows;
    },
    closeTrashWarning: () => {
      const now = figures();
      if (now !== undefined) write(afterWarningClosed(read(now.remaining), now.remaining));
    },
  };
};
