import type { KeyValueStorage } from '@chartdock/platform';
import type { Place } from '../list/list.types.ts';
import type { PrivilegeSource } from '../ports/ports.types.ts';
import type { TrashState } from '../trash/trash.state.ts';
import type { RetentionEvent } from './retention-events.ts';
import type { RetentionDecision, RetentionLevel } from './retention.state.ts';

/** Rules that speak up close to the file limit. They read the trash count that is known. */
export interface RetentionCommands {
  /** Tells where leaving a preview leads, and remembers a forced visit to trash (RETAIN-04..06). */
  readonly leavePreview: () => 'visit_trash' | 'go_on';
  /** Returns whether the trash warning shows now, and announces it (RETAIN-07..12). */
  readonly checkTrashWarning: () => boolean;
  /** Keeps the warning away at the current level. */
  readonly closeTrashWarning: () => void;
}

/** Decides the step before creating a file; undefined while the privileges are unknown. */
export type DecideRetention = () =>
  | { readonly decision: RetentionDecision; readonly level: RetentionLevel; readonly trashCount: number }
  | undefined;

/** Dependencies of the rules. */
export interface RetentionContext {
  readonly storage: KeyValueStorage;
  readonly userId: string;
  readonly privilege: PrivilegeSource;
  readonly getState: () => TrashState & { readonly place: Place };
  readonly emit: (event: RetentionEvent) => void;
}
