import type { DialogName } from '@chartdock/workspace';

/** Names the dialogs that are about the files of whoever is signed in; for others there is nothing to draw. */
export const personalDialogs: ReadonlySet<DialogName> = new Set<DialogName>([
  'addFolder',
  'import',
  'publish',
  'dlgBindPhone',
]);

/** Names the dialogs that `NamedDialogs` draws; the others are answered as not available. */
export const DRAWN_DIALOGS = [
  'addFolder',
  'import',
  'pwa',
  'upgrade',
  'confirm',
  'publish',
  'dlgUserRetention',
  'dlgBindPhone',
  'dlgWaterMark',
] as const satisfies readonly DialogName[];

/** Name of a dialog that is drawn. */
export type DrawnDialog = (typeof DRAWN_DIALOGS)[number];

/** Tells whether a dialog is drawn. */
export const isDrawn = (name: DialogName): name is DrawnDialog =>
  DRAWN_DIALOGS.some((drawn) => drawn === name);
