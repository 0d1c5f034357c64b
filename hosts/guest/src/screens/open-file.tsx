import type { FileConfig } from '@chartdock/embed/guest';
import type { JSX } from 'react';
import { FilePreview } from '@chartdock/react/documents';
import { createGuestPage } from './guest-page.ts';
import { GuestScreen } from './GuestScreen.tsx';
import type { OpenTask } from '../session/task.types.ts';

const Preview = ({ fileId }: Pick<FileConfig, 'fileId'>): JSX.Element => (
  <main className="guest__body cd-preview-page">
    <FilePreview chartId={fileId} />
  </main>
);

/** Opens a file to be looked at. Rejects when the signed-in person cannot be loaded. */
export const open: OpenTask<FileConfig> = async (session, { fileId }) => {
  const page = await createGuestPage(session, window);
  return <GuestScreen page={page}>{() => <Preview fileId={fileId} />}</GuestScreen>;
};
