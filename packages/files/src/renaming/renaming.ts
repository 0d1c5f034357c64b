import { cleanTitle, isTitleChanged } from '@chartdock/contract';
import * as CODE from '@chartdock/contract/codes';
import { WRITE } from '../ports/call-settings.ts';
import { showReturned } from '../changes/returned.ts';
import { failureOf } from '../outcomes/failure-of.ts';
import type { Failure } from '../outcomes/failure.types.ts';
import type { CommandResult } from '../outcomes/command.types.ts';
import { afterItemUpdated } from '../browsing/browsing.state.ts';
import type { RenameResult, RenamingCommands, RenamingContext } from './renaming.types.ts';
import type { FileItem } from '../items/file-item.types.ts';
import { createTurns } from '../items/in-turn.ts';
import { normaliseFile } from '../items/normalise-file.ts';
import type { ListLoader } from '../browsing/list-loader.ts';

interface Renaming {
  readonly item: FileItem;
  readonly title: string;
  /** Skips the check for the same name in the folder (ENT-03). */
  readonly ignore: boolean;
  /** Whether it takes another rename back; such a one is told by the history of changes. */
  readonly isWayBack?: boolean;
  /** Whether something of what was typed is taken away. */
  readonly isCleaned?: boolean;
}

type Tried = CommandResult<FileItem> & { readonly status: 'done' | 'failed' };

/** Renames files and folders; a name that is taken is asked about before it is used twice. */
export const createRenaming = (context: RenamingContext, list: ListLoader): RenamingCommands => {
  const { client, emit, apply } = context;
  const inTurn = createTurns();

  const show = (id: string, title: string): void =>
    apply((state) => afterItemUpdated(state, id, (item) => ({ ...item, title })));

  const send = async ({ item, title, ignore }: Renaming): Promise<FileItem> => {
    const { file } =
      item.type === 'folder'
        ? await client.folders.rename({ folderId: item.id, title, ignore }, WRITE)
        : await client.charts.rename({ chartId: item.id, title, ignore }, WRITE);
    return normaliseFile(file);
  };

  const attempt = (renaming: Renaming): Promise<Tried> => inTurn(renaming.item.id, () => tryOnce(renaming));

  const tryOnce = async (renaming: Renaming): Promise<Tried> => {
    const { item, title } = renaming;
    show(item.id, title);
    try {
      const renamed = await send(renaming);
      const value = { ...item, title: renamed.title, modifiedAt: renamed.modifiedAt };
      const { modifiedAt } = value;
      apply((state) =>
        afterItemUpdated(state, item.id, (row) => ({ ...row, title: renamed.title, modifiedAt })),
      );
      await list.catchUp();
      const back = { item: value, title: item.title, ignore: true, isWayBack: true };
      if (renaming.isWayBack === true) return { status: 'done', value, undo: undefined };
      const undo = context.undoable(async () => (await settle(back)).status === 'done');
      emit({ type: 'fileRenamed', item: value, before: item.title, undo });
      if (renaming.isCleaned === true) emit({ type: 'titleCleaned', title });
      return { status: 'done', value, undo };
    } catch (error) {
      show(item.id, item.title);
      showReturned(context, [item.id]);
      await list.catchUp();
      return { status: 'failed', failure: failureOf(error) };
    }
  };

  const fail = (renaming: Renaming, failure: Failure): void => {
    const retry = (): Promise<unknown> => settle(renaming);
    emit({ type: 'renameFailed', item: renaming.item, failure, report: { failed: 1, total: 1, retry } });
  };

  const settle = async (renaming: Renaming): Promise<CommandResult<FileItem>> => {
    const result = await attempt(renaming);
    if (result.status === 'failed') fail(renaming, result.failure);
    return result;
  };

  /** Leaves the title as it is, and tells where only what was taken out made it another one. */
  const keep = (item: FileItem, isCleaned: boolean): RenameResult => {
    if (isCleaned) emit({ type: 'titleCleaned', title: item.title });
    return { status: 'done', value: item, undo: undefined };
  };

  return {
    rename: async (item, raw, { isTold = false } = {}): Promise<RenameResult> => {
      const clean = cleanTitle(raw);
      if (!clean.ok) {
        if (!isTold) emit({ type: 'titleRefused', problem: clean.problem });
        return { status: 'refused', reason: clean.problem === 'empty' ? 'empty_title' : 'title_too_long' };
      }
      const { title } = clean;
      const isCleaned = isTitleChanged(raw, title);
      if (title === item.title) return keep(item, isCleaned);
      const renaming = { item, title, ignore: false, isCleaned };
      const result = await attempt(renaming);
      if (result.status === 'failed' && result.failure.code === CODE.titleTaken) {
        const anyway = { item, title, ignore: true, isCleaned };
        const renameAnyway = () => (isTold ? attempt(anyway) : settle(anyway));
        return { status: 'conflict', failure: result.failure, renameAnyway };
      }
      if (result.status === 'failed' && !isTold) fail(renaming, result.failure);
      return result;
    },
  };
};
