import type { Account, AccountState } from '@chartdock/account';
import { createFileArea } from '@chartdock/files';
import type { FileArea } from '@chartdock/files';
import { createStore } from 'zustand/vanilla';
import { showFileNotices } from './file-notices.ts';
import type { FileNoticeTools } from './file-notices.ts';
import type { FilesState, Workspace, WorkspaceOptions } from './workspace.types.ts';

/** What the file area of a session is built on. */
export interface FileSessionOptions extends Pick<
  WorkspaceOptions,
  'client' | 'host' | 'clock' | 'storage' | 'editHost' | 'abilities' | 'asksRetention'
> {
  readonly account: Account;
  readonly tools: FileNoticeTools;
}

/** The file area that comes and goes with its person. */
export interface FileSession {
  readonly files: Workspace['files'];
  readonly dispose: () => void;
}

/** Answers the id of whoever is signed in; undefined while nobody is. */
export const userIn = (state: AccountState): string | undefined =>
  state.status === 'signedIn' ? state.privilege.userId : undefined;

const createArea = (options: FileSessionOptions, userId: string): FileArea => {
  const { account, client, host, clock, storage, editHost, abilities, asksRetention } = options;
  return createFileArea({
    client,
    host,
    clock,
    storage,
    userId,
    privilege: { get: account.privilege, reload: account.reload },
    ...(editHost === undefined ? {} : { editHost }),
    ...(abilities === undefined ? {} : { abilities }),
    ...(asksRetention === undefined ? {} : { asksRetention }),
  });
};

/** Makes one file area per signed-in person: nothing of one person is left when the next signs in. */
export const createFileSession = (options: FileSessionOptions): FileSession => {
  const { account, tools } = options;
  const store = createStore<FilesState>(() => ({ area: undefined }));
  let userId: string | undefined;
  let leave = (): void => undefined;
  const follow = (state: AccountState): void => {
    const next = userIn(state);
    if (next === userId) return;
    leave();
    userId = next;
    const area = next === undefined ? undefined : createArea(options, next);
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
    files: { getState: store.getState, subscribe: store.subscribe },
    dispose: () => {
      unsubscribe();
      leave();
      store.setState({ area: undefined }, true);
    },
  };
};
