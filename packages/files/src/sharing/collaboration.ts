import { WRITE } from '../ports/call-settings.ts';
import type { ChangedItem } from '../changes/change.types.ts';
import { runChange } from '../changes/run-change.ts';
import { runEach } from '../changes/run-each.ts';
import type { CommandResult, FailureReport } from '../outcomes/command.types.ts';
import type { Failure } from '../outcomes/failure.types.ts';
import type { CollaborationCommands, CollaborationContext } from './sharing.types.ts';
import type { ListLoader } from '../browsing/list-loader.ts';
import { takeOut } from '../changes/leaving.ts';
import { createTargeting } from '../changes/targets.ts';

/** Gives up rights on files and folders of others (LIFE-13). There is no way back: only the owner can invite again. */
export const createCollaboration = (
  context: CollaborationContext,
  list: ListLoader,
): CollaborationCommands => {
  const { client, emit } = context;
  const withItems = createTargeting(context);
  const fail = (failure: Failure, report?: FailureReport): void =>
    emit({ type: 'collaborationLeaveFailed', failure, ...(report && { report }) });

  const leave = (items: readonly ChangedItem[]): Promise<CommandResult> => {
    const putBack = takeOut(context, items);
    return runChange(context, {
      type: 'leave_collaboration',
      items,
      send: (watch) =>
        runEach(items, ({ type, id }) => client.collaboration.quit({ type, id }, WRITE), watch),
      settle: async ({ failed }) => {
        putBack(failed.map(({ item }) => item));
        // First the list, then the notice (LIFE-17).
        await list.refresh();
      },
      succeed: ({ done }) => {
        emit({ type: 'collaborationLeft', count: done.length });
        return undefined;
      },
      fail,
      again: leave,
    });
  };

  return {
    leaveCollaboration: (targets) =>
      withItems(targets, { type: 'leave_collaboration', run: leave, fail: (failure) => fail(failure) }),
  };
};
