import { FILE_CATEGORIES, canCreateFile, isUnlimited } from '@chartdock/contract';
import * as CODE from '@chartdock/contract/codes';
import { WRITE } from '../ports/call-settings.ts';
import { failureOf } from '../outcomes/failure-of.ts';
import type { Failure } from '../outcomes/failure.types.ts';
import type { CommandResult } from '../outcomes/command.types.ts';
import type { CloningCommands, CloningContext } from './cloning.types.ts';
import type { FileItem } from '../items/file-item.types.ts';
import { ROOT_ID, normaliseFile } from '../items/normalise-file.ts';
import type { ListLoader } from '../browsing/list-loader.ts';
import type { FilesPrivilege } from '../ports/ports.types.ts';

/** Returns whether someone may clone a file: with a file left, and with one canvas or as a member (CLONE-09, CLONE-10). */
export const canClone = (
  { canvasCount = 1 }: Pick<FileItem, 'canvasCount'>,
  privilege: FilesPrivilege,
): boolean => canCreateFile(privilege) && (canvasCount <= 1 || isUnlimited(privilege));

const NOT_KNOWN: Failure = {
  code: CODE.invalidInput,
  text: { key: 'error.invalidInput' },
  isSilent: false,
};

/** Clones files into the folder that is open, else beside their source (CLONE-13). */
export const createCloning = (context: CloningContext, list: ListLoader): CloningCommands => {
  const { client, privilege, userId, emit, getState } = context;

  const placeOf = (item: FileItem): string => {
    const { place, search } = getState();
    if (place.page === 'diagrams' && search.mode === 'off') return place.folderId;
    return item.owner?.userId === userId ? item.parentId : ROOT_ID;
  };

  const fail = (item: FileItem, failure: Failure): CommandResult<FileItem> => {
    emit({ type: 'cloneFailed', item, failure });
    return { status: 'failed', failure };
  };

  const send = async (item: FileItem): Promise<CommandResult<FileItem>> => {
    const category = FILE_CATEGORIES.find((one) => one === item.category);
    if (category === undefined) return fail(item, NOT_KNOWN);
    try {
      const input = { id: item.id, category, parentId: placeOf(item) };
      const clone = normaliseFile((await client.charts.cloneFile(input, WRITE)).file);
      emit({ type: 'fileCloned', item: clone });
      await Promise.all([list.refresh(), privilege.reload({ compulsion: false }).catch(failureOf)]);
      return { status: 'done', value: clone, undo: undefined };
    } catch (error) {
      return fail(item, failureOf(error));
    }
  };

  return {
    clone: (item) => {
      const known = privilege.get();
      if (known === undefined || canClone(item, known)) return send(item);
      emit({ type: 'upgradeAsked', prompt: 'error.upgradeNeeded' });
      return Promise.resolve({ status: 'refused', reason: 'upgrade_needed' });
    },
  };
};
