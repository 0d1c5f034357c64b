import type { JSX } from 'react';
import type { FirstContent } from '../viewer/first-content.ts';
import { useChartInfo } from '../documents/useChartInfo.ts';
import { FileScreen } from '../documents/FileScreen.tsx';
import { TreeFile } from './TreeFile.tsx';

/** Properties of {@link EditorScreen}. */
export interface EditorScreenProps {
  readonly fileId: string;
  /** The part of the address that names the editor: `mindmap` or `outline`. */
  readonly editor: 'mindmap' | 'outline';
  /** What the page has of the file already. Default nothing. */
  readonly first?: FirstContent | undefined;
}

/** Edits a file of topics at the address it opens at (ROUTE-29, ROUTE-30); who may not change it sees it. */
export const EditorScreen = ({ fileId, editor, first }: EditorScreenProps): JSX.Element => {
  const [state] = useChartInfo(fileId);
  if (state.status === 'ready' && state.info.item.canEdit && !state.info.item.isOverrun)
    return <TreeFile info={state.info} editor={editor} first={first} />;
  return <FileScreen fileId={fileId} editor={editor} first={first} />;
};
