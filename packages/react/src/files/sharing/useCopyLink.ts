import type { FileItem } from '@chartdock/files';
import { useApp } from '../../foundation/app/app-context.ts';
import { useLater } from '../../foundation/app/useLater.ts';

// It is there before the press, since a browser lets nothing be copied long after one.
const load = async () => (await import('./copy-link.ts')).copyViewLink;

/** Returns the function that copies the view link of a file, for the actions of a file area. */
export const useCopyLink = (): ((item: FileItem) => void) => {
  const { workspace } = useApp();
  const copy = useLater(load);
  return (item) => void copy?.(workspace, item);
};
