import type { NameIn, ParamsIn } from '../dialogs/dialog-definition.ts';
import type { DialogsOf } from '../dialogs/dialogs.types.ts';
import { ACCOUNT_DIALOGS } from './account-dialogs.ts';
import { CORE_DIALOGS } from './core-dialogs.ts';
import { DOCUMENT_DIALOGS } from './document-dialogs.ts';
import { FILE_DIALOGS } from './file-dialogs.ts';
import { PAYMENT_DIALOGS } from './payment-dialogs.ts';
import { SHARING_DIALOGS } from './sharing-dialogs.ts';

/** Holds the dialogs that every workspace has (DLG-14, DLG-18). Systems that attach bring theirs besides. */
export const USUAL_DIALOGS = {
  ...CORE_DIALOGS,
  ...FILE_DIALOGS,
  ...ACCOUNT_DIALOGS,
  ...DOCUMENT_DIALOGS,
  ...PAYMENT_DIALOGS,
  ...SHARING_DIALOGS,
} as const;

/** The dialogs that every workspace has. */
export type UsualDialogs = typeof USUAL_DIALOGS;

/** Name of a dialog that every workspace has. */
export type DialogName = NameIn<UsualDialogs>;

/** Parameters of each dialog. */
export type DialogParams = { readonly [Name in DialogName]: ParamsIn<UsualDialogs, Name> };

/** The stack of the dialogs that every workspace has. */
export type Dialogs = DialogsOf<UsualDialogs>;

/** Names the dialogs that every workspace has. */
export const DIALOG_NAMES = Object.keys(USUAL_DIALOGS) as readonly DialogName[];
