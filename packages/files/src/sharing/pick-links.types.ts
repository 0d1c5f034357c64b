import type { FileItem } from '../items/file-item.types.ts';
import type { ClientCall } from '../ports/ports.types.ts';

/** Whether a person may or has to give the links of a pick a password. */
export type LinkPassword = 'none' | 'optional' | 'required';

/** A view link that a file has by now. */
export interface PickLink {
  readonly item: FileItem;
  /** Path below the origin of the web app. */
  readonly path: string;
  readonly hasPassword: boolean;
}

/** Why a file has no link: only its owner may share it, the token does not cover it, or the words of the failure. */
export type LinkFailure =
  | { readonly reason: 'notOwner'; readonly title: string }
  | { readonly reason: 'noScope' }
  | { readonly reason: 'failed'; readonly title: string; readonly text: string | undefined };

/** State of a form for the links of a pick: its input and the latest error. */
export interface PickLinksState {
  readonly password: string;
  /** Why the password cannot be used; a new object each time it was refused. */
  readonly problem: { readonly kind: 'missing' | 'length' } | undefined;
  readonly failure: LinkFailure | undefined;
}

/** The calls that links are made by. */
export interface LinksClient {
  readonly viewLinks: {
    readonly addPassword: ClientCall<'viewLinks', 'addPassword'>;
    readonly updateLink: ClientCall<'viewLinks', 'updateLink'>;
  };
}

/** Makes a view link of each file of a pick. */
export interface PickLinks {
  readonly mode: LinkPassword;
  readonly getState: () => PickLinksState;
  readonly subscribe: (listener: (state: PickLinksState, before: PickLinksState) => void) => () => void;
  readonly setPassword: (password: string) => void;
  /** Makes the links, in the order of the files; undefined when the state says why there are none. May be asked again. */
  readonly make: (items: readonly FileItem[]) => Promise<readonly PickLink[] | undefined>;
}
