import type { CallData, CallParsedInput } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { openListed } from '../nodes/index.ts';
import { countChildren } from './load-files.ts';

/** Counts the things of a folder, and the files, folders and trash of the account, from counters (CALL-F-007). */
const filesCount = async (
  context: CallContext,
  input: CallParsedInput<'lists', 'filesCount'>,
): Promise<CallData<'lists', 'filesCount'>> => {
  const { db, actor } = context;
  const folder = await openListed(context, input.folderId);
  const counter = await db
    .selectFrom('user_counter')
    .select(['files', 'folders', 'trash', 'trash_roots'])
    .where('user_id', '=', actor.userId)
    .executeTakeFirst();
  const { files = 0, folders = 0, trash = 0, trash_roots = 0 } = counter ?? {};
  return {
    count: await countChildren(context, folder),
    // The quota counts trashed files too; here only the live ones are meant.
    fileCount: files - trash,
    folderCount: folders,
    trashChartCount: trash_roots,
  };
};

/** Counts the things that the trash shows (CALL-F-056). */
export const trashCount = async ({ db, actor }: CallContext): Promise<CallData<'lists', 'trashCount'>> => {
  const counter = await db
    .selectFrom('user_counter')
    .select('trash_roots')
    .where('user_id', '=', actor.userId)
    .executeTakeFirst();
  return { trashChartCount: counter?.trash_roots ?? 0 };
};

/** Lists the calls about how many files there are. */
export const countCalls: readonly ImplementedCall[] = [
  implement(endpoints.lists.filesCount, {
    access: 'token',
    scope: 'files:read',
    items: 'closed',
    isJoint: true,
    handler: filesCount,
  }),
  implement(endpoints.lists.trashCount, {
    access: 'token',
    scope: 'files:read',
    items: 'closed',
    isJoint: true,
    handler: trashCount,
  }),
];
