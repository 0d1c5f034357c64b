import { EditorScreen } from '@chartdock/react/editors';
import '@chartdock/react/editors.css';
import type { JSX } from 'react';
import { useLocation } from 'wouter';
import { firstContentOf } from '../app/useFirstFile.ts';

const EDITORS = ['mindmap', 'outline', 'diagraming'] as const;

/** Edits the mind map, the outline or the diagram of the address (ROUTE-29, ROUTE-30, ROUTE-32). */
export const EditorPage = (): JSX.Element => {
  const [pathname] = useLocation();
  const [, editor, id = ''] = pathname.split('/');
  return (
    <EditorScreen
      key={id}
      fileId={id}
      editor={EDITORS.find((one) => one === editor) ?? 'mindmap'}
      first={firstContentOf(id)}
    />
  );
};
