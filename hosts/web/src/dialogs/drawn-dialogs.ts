import type { DialogName } from '@chartdock/workspace';

/** Names the dialogs that are about the files of whoever is signed in; for others there is nothing to draw. */
export const personalDialogs: ReadonlySet<DialogName> = new Set<DialogName>([
  'addFolder',
  'import',
  'publish',
  'dlgBindPhone',
]);

/** Names the dialogs that `NamedDialogs` draws; the others are answered as not available. */
export const drawnDialogs: ReadonlySet<DialogName> = new Set<DialogName>([
  'addFolder',
  'import',
  'upgrade',
  'confirm',
  'publish',
  'dlgUserRetention',
  'dlgBindPhone',
  'dlgWaterMark',
]);
