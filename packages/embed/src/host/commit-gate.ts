import type { Asked } from '../channel/answers.ts';
import { EmbedError } from '../errors.ts';
import type { CommitAnswer, PickedItem } from '../pick.types.ts';
import { isPlainObject } from '../wire/guards.ts';
import type { PickOptions } from './options.ts';

/** What decides about a choice. */
export interface CommitGateOptions {
  readonly max: number;
  readonly onCommit: ((...given: Parameters<NonNullable<PickOptions['onCommit']>>) => unknown) | undefined;
  /** Runs when the choice is accepted and the guest has been told. */
  readonly onAccepted: (items: readonly PickedItem[]) => void;
}

/** Lets one choice at a time through to the partner's `onCommit`. */
export interface CommitGate {
  readonly busy: boolean;
  commit(items: readonly PickedItem[], asked: Asked): Promise<CommitAnswer>;
}

/** Makes the gate a choice passes before it becomes the outcome. */
export const createCommitGate = ({ max, onCommit, onAccepted }: CommitGateOptions): CommitGate => {
  let running: Asked | undefined;
  return {
    get busy() {
      return running !== undefined;
    },
    commit: async (items, asked) => {
      // A question whose asker is gone no longer blocks the reloaded guest.
      if (running?.signal.aborted === false) throw new EmbedError('busy', 'one choice at a time');
      if (items.length < 1 || items.length > max)
        throw new EmbedError('bad_params', `between 1 and ${max} files`);
      running = asked;
      try {
        const decision = await onCommit?.(items, { signal: asked.signal });
        if (isPlainObject(decision))
          return { accepted: false, reason: String(decision['refuse']).slice(0, 500) };
        asked.afterwards(() => onAccepted(items));
        return { accepted: true };
      } finally {
        if (running === asked) running = undefined;
      }
    },
  };
};
