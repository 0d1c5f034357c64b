import { ROOT_ID } from '@chartdock/files';
import type { JSX } from 'react';
import { AppLink } from '../foundation/app/AppLink.tsx';
import { Logo } from '../foundation/app/Logo.tsx';
import { useApp } from '../foundation/app/app-context.ts';
import { contentId } from '../foundation/app/content-id.ts';
import { kindText } from '../files/items/kind-text.ts';
import { useT } from '../foundation/i18n/useT.ts';
import { PreviewContent } from './FilePreview.tsx';
import type { FirstContent } from '../viewer/first-content.ts';
import { AskForAccess } from './joining/AskForAccess.tsx';
import { documentsTexts } from './texts/documents-texts.ts';
import { useChartInfo } from './useChartInfo.ts';
import type { ChartInfoState } from './useChartInfo.ts';

type FileKindName = 'flow' | 'mind' | 'outline' | 'markdown' | 'board';

const editorKinds: Readonly<Record<string, FileKindName>> = {
  mindmap: 'mind',
  outline: 'outline',
  markdown_editor: 'markdown',
  f: 'board',
};

const ToFiles = (): JSX.Element => {
  const { addressOf } = useApp();
  return (
    <AppLink
      className="cd-button cd-button--primary cd-link"
      href={addressOf({ page: 'diagrams', folderId: ROOT_ID })}
    >
      {useT(documentsTexts)('app.toFiles')}
    </AppLink>
  );
};

/** Properties of {@link FileScreen}. */
export interface FileScreenProps {
  readonly fileId: string;
  /** The part of the address that names the editor, e.g. `mindmap`. */
  readonly editor: string;
  /** Content that the page has of the file already. Default nothing. */
  readonly first?: FirstContent | undefined;
  /** Why it is not edited here. Default: this build has no editor for it. */
  readonly note?: string | undefined;
}

/** Shows the content of a file at the address it opens at (ROUTE-29..33), in a build without its editor. */
export const FileScreen = (props: FileScreenProps): JSX.Element => {
  const [state, onRetry] = useChartInfo(props.fileId);
  return <FileView {...props} state={state} onRetry={onRetry} />;
};

/** Properties of {@link FileView}. */
export interface FileViewProps extends FileScreenProps {
  readonly state: ChartInfoState;
  readonly onRetry: () => void;
}

/** Draws a file whose reading is told from outside. */
export const FileView = ({ fileId, editor, first, note, state, onRetry }: FileViewProps): JSX.Element => {
  const t = useT(documentsTexts);
  const kind = editorKinds[editor] ?? 'flow';
  const isReady = state.status === 'ready';
  return (
    <div className="cd-file">
      <header className="cd-file__bar">
        <Logo />
        <span className="cd-file__kind">{isReady ? kindText(state.info.item, t) : t(`kind.${kind}`)}</span>
        {isReady && <span className="cd-file__note">{note ?? t('file.noEditorText')}</span>}
      </header>
      <main id={contentId} className={isReady ? 'cd-preview-page' : 'cd-page'} tabIndex={-1}>
        <PreviewContent
          state={state}
          onRetry={onRetry}
          way={
            <>
              <ToFiles />
              {state.status === 'failed' && !state.canRetry && <AskForAccess fileId={fileId} />}
            </>
          }
          opens
          first={first}
        />
      </main>
    </div>
  );
};
