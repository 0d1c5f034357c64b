import type { JSX } from 'react';
import type { FirstContent } from '../viewer/first-content.ts';
import { useChartInfo } from '../documents/useChartInfo.ts';
import { FileView } from '../documents/FileScreen.tsx';
import { late } from '../foundation/app/late.tsx';
import { useT } from '../foundation/i18n/useT.ts';
import { editorTexts } from './texts/editor-texts.ts';
import { TreeFile } from './TreeFile.tsx';

// Who edits a map needs nothing of shapes and their routes.
const GraphFile = late(async () => (await import('./graph/GraphFile.tsx')).GraphFile);

/** Properties of {@link EditorScreen}. */
export interface EditorScreenProps {
  readonly fileId: string;
  /** The part of the address that names the editor: `mindmap`, `outline` or `diagraming`. */
  readonly editor: 'mindmap' | 'outline' | 'diagraming';
  /** Content that the page has of the file already. Default nothing. */
  readonly first?: FirstContent | undefined;
}

/** Edits a file of topics or of shapes at the address it opens at (ROUTE-29, ROUTE-30, ROUTE-32); who may not change it sees it. */
export const EditorScreen = ({ fileId, editor, first }: EditorScreenProps): JSX.Element => {
  const [state, onRetry] = useChartInfo(fileId);
  const t = useT(editorTexts);
  const view = { fileId, editor, first, state, onRetry };
  if (state.status !== 'ready') return <FileView {...view} note="" />;
  const { canEdit, isOverrun } = state.info.item;
  if (!canEdit || isOverrun) {
    const note = t(isOverrun ? 'saved.readOnly.quota' : 'editor.lookOnly');
    return <FileView {...view} note={note} />;
  }
  if (editor === 'diagraming') return <GraphFile info={state.info} first={first} />;
  return <TreeFile info={state.info} editor={editor} first={first} />;
};
