import type { MessageKey } from '@chartdock/contract';
import type { ImportSource } from '@chartdock/files';

/** Lists the dialogs of the product; they are opened and closed by these names (DLG-14). */
export const DIALOG_NAMES = [
  'addFolder',
  'import',
  'pwa',
  'upgrade',
  'confirm',
  'publish',
  'dlgPay',
  'dlgOrgPay',
  'dlgPayActivity',
  'dlgUserRetention',
  'dlgBindPhone',
  'dlgWaterMark',
] as const;

/** Name of a dialog. */
export type DialogName = (typeof DIALOG_NAMES)[number];

/** A dialog that asks nothing of whoever opens it. */
export type NoParams = Readonly<Record<never, never>>;

/** Where a dialog puts what it makes. */
export interface PlaceParams {
  /** Id of a folder, `root` for the top; default the open folder on My files, the top elsewhere. */
  readonly folderId?: string;
}

/** What the import dialog begins with. */
export interface ImportParams extends PlaceParams {
  /** Documents that were chosen already, e.g. dropped on a list; they cannot be given from outside the page. */
  readonly files?: readonly ImportSource[];
}

/** What the plain confirm dialog says. */
export interface ConfirmParams {
  readonly title: string;
  /** Says what will happen. */
  readonly text: string;
  /** The verb on the button; default OK. */
  readonly confirmLabel?: string;
  /** Draws the button as one that takes something away, and puts the focus on Cancel. Default false. */
  readonly isDangerous?: boolean;
}

/** Why the upgrade dialog opens: the file limit stopped something, a format takes a membership, or somebody asked for it. */
export interface UpgradeParams {
  /** Default `asked`. */
  readonly reason?: 'quota' | 'formats' | 'asked';
}

/** How close the file limit is when the retention dialog opens. */
export interface RetentionParams {
  /** Files that may still be made: 1 or 0. */
  readonly level: 0 | 1;
  /** Files in the trash. */
  readonly trashCount: number;
}

/** Which file the publish form is about. */
export interface PublishParams {
  readonly chartId: string;
  /** Name of the file as the form shows it. */
  readonly title: string;
}

/** What each dialog is opened with. */
export interface DialogParams {
  readonly addFolder: PlaceParams;
  readonly import: ImportParams;
  readonly pwa: NoParams;
  readonly upgrade: UpgradeParams;
  readonly confirm: ConfirmParams;
  readonly publish: PublishParams;
  readonly dlgPay: NoParams;
  readonly dlgOrgPay: NoParams;
  readonly dlgPayActivity: NoParams;
  readonly dlgUserRetention: RetentionParams;
  readonly dlgBindPhone: NoParams;
  readonly dlgWaterMark: NoParams;
}

/** What a dialog may be opened with. */
export interface DialogRequest<Name extends DialogName = DialogName> {
  /** In pixels; default that of the dialog's row in the table, usually 386 (DLG-18). */
  readonly width?: number;
  /** In pixels; default that of the dialog's row in the table, usually 443 (DLG-18). */
  readonly height?: number;
  /** What the dialog is about; only the dialog itself reads it. */
  readonly params?: DialogParams[Name];
  /** Whether the dialog tells its own result, so that no tip is shown; default that of its row in the table. */
  readonly tellsResult?: boolean;
}

/** A button of a dialog. */
export interface DialogButton {
  readonly role: 'cancel' | 'ok';
  readonly text: MessageKey;
}

/** One dialog of a name on screen. */
export interface OpenDialogOf<Name extends DialogName> {
  readonly name: Name;
  readonly width: number;
  readonly height: number;
  readonly params: DialogParams[Name];
  readonly tellsResult: boolean;
  /** Layer to draw it on; the highest one is in front. */
  readonly layer: number;
  readonly buttons: readonly DialogButton[];
}

/** A dialog on screen; its name tells what its parameters are. */
export type OpenDialog = { readonly [Name in DialogName]: OpenDialogOf<Name> }[DialogName];

/** The dialogs on screen in the order they were opened, and the layer of the next one. */
export interface DialogsState {
  readonly open: readonly OpenDialog[];
  readonly nextLayer: number;
}

/**
 * How a dialog ended: confirmed or cancelled by the person, with the tip as its reason; failed, with what went wrong; or
 * closed by the application. For whoever opened it from outside these are ok, cancel, error and cancel.
 */
export type DialogResult =
  | { readonly status: 'confirmed'; readonly reason: string; readonly value: unknown }
  | { readonly status: 'cancelled'; readonly reason: string }
  | { readonly status: 'failed'; readonly reason: string }
  | { readonly status: 'closed' };

/** What `open` takes besides the name: parameters are needed where the dialog cannot do without. */
export type RequestOf<Name extends DialogName> = NoParams extends DialogParams[Name]
  ? readonly [request?: DialogRequest<Name>]
  : readonly [request: DialogRequest<Name> & { readonly params: DialogParams[Name] }];

/** The stack of named dialogs. */
export interface Dialogs {
  readonly getState: () => DialogsState;
  readonly subscribe: (listener: (state: DialogsState, before: DialogsState) => void) => () => void;
  /** Opens a dialog in front of the others and resolves once it is gone; one that is open already starts anew. */
  readonly open: <Name extends DialogName>(name: Name, ...request: RequestOf<Name>) => Promise<DialogResult>;
  /** Ends a dialog as its OK button does; an unknown or closed one is ignored. */
  readonly confirm: (name: DialogName, value?: unknown) => void;
  /** Ends a dialog as its Cancel button does; a closed one is ignored. */
  readonly cancel: (name: DialogName) => void;
  /** Ends a dialog that could not do its work, with the reason as a text; a closed one is ignored. */
  readonly fail: (name: DialogName, reason: string) => void;
  /** Takes a dialog away without a word; a closed one is ignored. */
  readonly close: (name: DialogName) => void;
  /** Takes every dialog away. */
  readonly clear: () => void;
}
