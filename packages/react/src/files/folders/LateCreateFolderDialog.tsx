import { late } from '../../foundation/app/late.tsx';

/** Draws the dialog that asks for the name of a new folder, whose code comes when it is first opened. */
export const LateCreateFolderDialog = late(
  async () => (await import('./CreateFolderDialog.tsx')).CreateFolderDialog,
);
