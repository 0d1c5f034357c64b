import type { CallData, CallGroup, CallInput, CallName } from '@chartdock/contract';

/** Settings that the file area adds to a call. */
export interface CallSettings {
  /** Leaves toasts to the file area, which shows its own notices. */
  readonly quiet: true;
  /** Keeps a write from being cancelled by an equal one, which would not undo it. */
  readonly keep?: boolean;
  /** Sends the token with a call that may do without one. */
  readonly needToken?: boolean;
  /** Stops the call when the person does not want it any more. */
  readonly signal?: AbortSignal;
  /** Makes a repeat of a write, whose response was lost, happen once. */
  readonly idempotencyKey?: string;
}

/** One call of the client. */
export type ClientCall<Group extends CallGroup, Name extends CallName<Group>> = (
  input: CallInput<Group, Name>,
  settings: CallSettings,
) => Promise<CallData<Group, Name>>;

/** Some calls of a group. */
export type Calls<Group extends CallGroup, Name extends CallName<Group>> = {
  readonly [Key in Name]: ClientCall<Group, Key>;
};

/** The calls behind lists. */
export interface ListsClient {
  readonly lists: Calls<
    'lists',
    | 'loadFiles'
    | 'historyFiles'
    | 'trashFiles'
    | 'favFiles'
    | 'collaborationFiles'
    | 'myCollaboration'
    | 'globalFiles'
  >;
}

/** The part of an account's privileges that the file area reads. */
export interface FilesPrivilege {
  readonly member: boolean;
  readonly orgMember: boolean;
  readonly fileCount: number;
  readonly usedFileCount: number;
  /** `limited` makes no files. Default: it may. */
  readonly createChartStatus?: string | undefined;
  /** Team of the account; a team id keeps the trash warning away (RETAIN-09). */
  readonly auth?: { readonly teamId?: string | undefined };
}

/** Where the privileges come from: the account core, or a fake. */
export interface PrivilegeSource {
  /** Returns the privileges known now; undefined until they were loaded. */
  readonly get: () => FilesPrivilege | undefined;
  /** Loads them again; `compulsion` makes the server recount (LIFE-12). */
  readonly reload: (options: { readonly compulsion: boolean }) => Promise<unknown>;
}
