import { canCreateFile, openAddress } from '@chartdock/contract';
import * as CODE from '@chartdock/contract/codes';
import type { FileCategory } from '@chartdock/contract';
import type { ReservedWindow } from '@chartdock/platform';
import { WRITE } from '../ports/call-settings.ts';
import { OFFLINE, RESTRICTED, failureOf } from '../outcomes/failure-of.ts';
import type { Failure } from '../outcomes/failure.types.ts';
import type { CommandResult } from '../outcomes/command.types.ts';
import type { CreateOptions, CreationCommands, CreationContext } from './creation.types.ts';
import type { FileItem } from '../items/file-item.types.ts';
import { normaliseFile } from '../items/normalise-file.ts';
import type { ListLoader } from '../browsing/list-loader.ts';
import type { DecideRetention } from '../retention/retention.types.ts';
import { createFolderCreation } from './create-folder.ts';

/** Page that an editor window goes to when a create call failed (ERR-15, ERR-16). */
export const createErrorPath = (code: string): string =>
  code === CODE.quotaExhausted ? '/error/509' : '/error/404';

/** Returns the known reason why the server would refuse a new file, if there is one. */
const findHindrance = ({
  privilege,
  isOnline,
}: Pick<CreationContext, 'privilege' | 'isOnline'>):
  { readonly reason: 'offline' | 'restricted'; readonly failure: Failure } | undefined => {
  if (isOnline?.() === false) return { reason: 'offline', failure: OFFLINE };
  return privilege.get()?.createChartStatus === 'limited'
    ? { reason: 'restricted', failure: RESTRICTED }
    : undefined;
};

/** Creates folders and blank files. */
export const createCreation = (
  context: CreationContext,
  list: ListLoader,
  decide: DecideRetention,
): CreationCommands => {
  const { client, host, privilege, emit, editHost = '' } = context;

  const { createFolder, targetFolder, show } = createFolderCreation(context, list);

  const go = (window: ReservedWindow, path: string): void => {
    try {
      window.navigate(editHost + path);
    } catch (error) {
      emit({ type: 'openFailed', failure: failureOf(error) });
    }
  };

  const sendFile = async (
    category: FileCategory,
    folderId: string,
    window: ReservedWindow,
  ): Promise<CommandResult<FileItem>> => {
    try {
      const answer = await client.charts.create({ folderId, category }, WRITE);
      const item = normaliseFile(answer.file);
      const address = openAddress(item.category, item.id);
      go(window, address);
      emit({ type: 'fileCreated', item, address: editHost + address });
      await Promise.all([show(item), privilege.reload({ compulsion: false }).catch(failureOf)]);
      return { status: 'done', value: item, undo: undefined };
    } catch (error) {
      const failure = failureOf(error);
      go(window, createErrorPath(failure.code));
      emit({ type: 'fileCreateFailed', failure });
      return { status: 'failed', failure };
    }
  };

  const refusal = (
    category: FileCategory,
    options: CreateOptions | undefined,
  ): Extract<CommandResult, { status: 'refused' }> | undefined => {
    // Said here and now, before a window opens that could only end at an error page.
    const hindrance = findHindrance(context);
    if (hindrance !== undefined) {
      emit({ type: 'fileCreateFailed', failure: hindrance.failure });
      return { status: 'refused', reason: hindrance.reason };
    }
    const asked =
      context.asksRetention === true && options?.retentionAnswered !== true ? decide() : undefined;
    if (asked?.decision === 'ask') {
      const { level, trashCount } = asked;
      emit({ type: 'retentionAsked', level, trashCount, category, folderId: targetFolder(options) });
      return { status: 'refused', reason: 'retention_asked' };
    }
    const known = privilege.get();
    if (known === undefined || canCreateFile(known)) return undefined;
    emit({ type: 'creationStopped', reason: 'quota_used_up' });
    return { status: 'refused', reason: 'quota_used_up' };
  };

  return {
    createFolder,
    // Not an async function: the window must be held before anything is awaited, inside the click (CREATE-35).
    createFile: (category, options) => {
      const refused = refusal(category, options);
      if (refused !== undefined) return Promise.resolve(refused);
      return sendFile(category, targetFolder(options), options?.window ?? host.reserveWindow());
    },
  };
};
