import { FileScreen } from '@chartdock/react/documents';
import type { JSX } from 'react';
import { useLocation } from 'wouter';
import { firstContentOf } from '../app/useFirstFile.ts';

/** Shows the file of the address; its first part names the editor (ROUTE-29..33). */
export const FilePage = (): JSX.Element => {
  const [pathname] = useLocation();
  const [, editor = '', id = ''] = pathname.split('/');
  return <FileScreen fileId={id} editor={editor} first={firstContentOf(id)} />;
};
