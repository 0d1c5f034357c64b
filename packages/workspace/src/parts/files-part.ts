import type { AccountState } from '@chartdock/account';
import { createFileArea } from '@chartdock/files';
import type { FileArea, FileAreaOptions } from '@chartdock/files';
import { createStore } from 'zustand/vanilla';
import { FILE_DIALOGS } from '../usual/file-dialogs.ts';
import { showFileNotices } from './file-notices.ts';
import type { PartTools, WorkspacePart } from './part.types.ts';
import { userIn } from './session.ts';

/** The file area of the signed-in person. */
export interface FilesState {
  /** Undefined while nobody is signed in; another object for another person. */
  readonly area: FileArea | undefined;
}

/** The file area as it comes and goes with its person. */
export interface Files {
  readonly getState: () => FilesState;
  readonly subscribe: (listener: (state: FilesState, before: FilesState) => void) => () => void;
}

/** Options of a host for file areas. */
export type FilesPartOptions = Pick<FileAreaOptions, 'editHost' | 'abilities' | 'asksRetention' | 'isOnline'>;

type FilesPart = WorkspacePart<'files', Files, typeof FILE_DIALOGS>;

const createArea = (
  tools: PartTools<typeof FILE_DIALOGS>,
  options: FilesPartOptions,
  userId: string,
): FileArea => {
  const { account, client, host, clock, storage } = tools;
  const privilege = { get: account.privilege, reload: account.reload };
  return createFileArea({ client, host, clock, storage, userId, privilege, ...options });
};

/** Attaches one file area per signed-in person: nothing of one person is left when the next signs in. */
export const createFilesPart = (options: FilesPartOptions = {}): FilesPart => ({
  name: 'files',
  dialogs: FILE_DIALOGS,
  attach: (tools) => {
    const { account } = tools;
    const store = createStore<FilesState>(() => ({ area: undefined }));
    let userId: string | undefined;
    let leave = (): void => undefined;
    const follow = (state: AccountState): void => {
      const next = userIn(state);
      if (next === userId) return;
      leave();
      userId = next;
      const area = next === undefined ? undefined : createArea(tools, options, next);
      const hush = area && showFileNotices(area, tools);
      leave = () => {
        hush?.();
        area?.dispose();
      };
      store.setState({ area }, true);
    };
    const unsubscribe = account.subscribe(follow);
    follow(account.getState());
    return {
      face: { getState: store.getState, subscribe: store.subscribe },
      dispose: () => {
        unsubscribe();
        leave();
        store.setState({ area: undefined }, true);
      },
    };
  },
});
