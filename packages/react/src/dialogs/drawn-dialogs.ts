import { DIALOG_NAMES } from '@chartdock/workspace';
import type { DialogName } from '@chartdock/workspace';

/** Names the dialogs that are about the files of whoever is signed in; for others there is nothing to draw. */
export const personalDialogs: ReadonlySet<DialogName> = new Set<DialogName>([
  'addFolder',
  'import',
  'publish',
  'dlgBindPhone',
]);

/** Names the dialogs of payment, which join with it; until then they are answered as not available. */
const COMING_DIALOGS = ['dlgPay', 'dlgOrgPay', 'dlgPayActivity'] as const satisfies readonly DialogName[];

/** Name of a dialog that is drawn: a new dialog is, or nothing compiles. */
export type DrawnDialog = Exclude<DialogName, (typeof COMING_DIALOGS)[number]>;

/** Tells whether a dialog is drawn. */
export const isDrawn = (name: DialogName): name is DrawnDialog =>
  !COMING_DIALOGS.some((coming) => coming === name);

/** Names the dialogs that `NamedDialogs` draws: all of the product that are built. */
export const DRAWN_DIALOGS: readonly DrawnDialog[] = DIALOG_NAMES.filter(isDrawn);
