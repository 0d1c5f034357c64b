import { EditorScreen } from '@chartdock/react/editors';
import '@chartdock/react/editors.css';
import type { JSX } from 'react';
import { useLocation } from 'wouter';
import { firstContentOf } from '../app/useFirstFile.ts';

/** Edits the mind map or the outline of the address (ROUTE-29, ROUTE-30). */
export const EditorPage = (): JSX.Element => {
  const [pathname] = useLocation();
  const [, editor, id = ''] = pathname.split('/');
  return (
    <EditorScreen
      key={id}
      fileId={id}
      editor={editor === 'outline' ? 'outline' : 'mindmap'}
      first={firstContentOf(id)}
    />
  );
};
