import type { CallData, CallParsedInput } from '@chartdock/contract';
import type { CallContext } from '../context.ts';
import { openFolder } from '../tree/open-node.ts';
import { countChildren } from './load-files.ts';

/** Counts the things of a folder, and the files, folders and trash of the account, from counters (CALL-F-007). */
export async function filesCount(
  context: CallContext,
  input: CallParsedInput<'lists', 'filesCount'>,
): Promise<CallData<'lists', 'filesCount'>> {
  const { db, actor } = context;
  const id = input.folderId ?? 'root';
  const opened = id === 'root' ? undefined : await openFolder(db, { id, viewerId: actor.userId }, 'read');
  const folder = { ownerId: opened?.node.owner_id ?? actor.userId, id: opened?.node.id ?? actor.userId };
  const counter = await db
    .selectFrom('user_counter')
    .select(['files', 'folders', 'trash', 'trash_roots'])
    .where('user_id', '=', actor.userId)
    .executeTakeFirst();
  return {
    count: await countChildren(context, folder),
    // The quota counts trashed files too; here only the live ones are meant.
    fileCount: (counter?.files ?? 0) - (counter?.trash ?? 0),
    folderCount: counter?.folders ?? 0,
    trashChartCount: counter?.trash_roots ?? 0,
  };
}

/** Counts the things that the trash shows (CALL-F-056). */
export async function trashCount({ db, actor }: CallContext): Promise<CallData<'lists', 'trashCount'>> {
  const counter = await db
    .selectFrom('user_counter')
    .select('trash_roots')
    .where('user_id', '=', actor.userId)
    .executeTakeFirst();
  return { trashChartCount: counter?.trash_roots ?? 0 };
}
