import type { JSX, ReactNode } from 'react';
import { AppLink } from '../../foundation/app/AppLink.tsx';
import { contentId } from '../../foundation/app/content-id.ts';
import { useApp } from '../../foundation/app/app-context.ts';
import { Icon } from '../../foundation/icons/Icon.tsx';
import { starIcon } from '../../foundation/icons/interface-icons.ts';
import { IconButton } from '../../foundation/primitives/IconButton.tsx';
import { useT } from '../../foundation/i18n/useT.ts';
import { editorTexts } from '../texts/editor-texts.ts';
import { backIcon } from './editor-icons.ts';
import { ConflictBar } from './ConflictBar.tsx';
import { SavedState } from './SavedState.tsx';
import type { CanvasSaver } from './saving.types.ts';
import { TitleField } from './TitleField.tsx';

/** Properties of {@link EditorFrame}. */
export interface EditorFrameProps {
  readonly title: string;
  /** Leads back to the folder that holds the file. */
  readonly back: { readonly address: string; readonly label: string };
  readonly isFavourite: boolean;
  readonly saver: CanvasSaver;
  readonly onRename: (title: string) => Promise<string>;
  readonly onStar: () => void;
  readonly onReload: () => void;
  readonly onDone: () => void;
  /** Buttons of the header's end, such as export and share. */
  readonly actions?: ReactNode;
  /** The row of tools below the header. */
  readonly tools?: ReactNode;
  /** Canvases, zoom and counts below the canvas. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** Draws the frame around every editor: the way back, the title, how safe it is, tools, and the row of canvases. */
export const EditorFrame = (props: EditorFrameProps): JSX.Element => {
  const { title, back, isFavourite, saver, actions, tools, foot, children } = props;
  const t = useT(editorTexts);
  const { workspace } = useApp();
  return (
    <div className="cd-editor">
      <header className="cd-editor__bar">
        <AppLink
          className="cd-icon-button"
          href={back.address}
          aria-label={back.label}
          data-cd-tip={back.label}
        >
          <Icon of={backIcon} />
        </AppLink>
        <TitleField title={title} onRename={props.onRename} onDone={props.onDone} />
        <IconButton
          className="cd-editor__star"
          icon={starIcon}
          label={t(isFavourite ? 'editor.unstar' : 'editor.star')}
          pressed={isFavourite}
          filled={isFavourite}
          onClick={props.onStar}
        />
        <SavedState
          saver={saver}
          onReload={props.onReload}
          onSignIn={() => workspace.host.open('/login', 'new')}
        />
        <div className="cd-editor__actions">{actions}</div>
      </header>
      <ConflictBar saver={saver} />
      {tools !== undefined && (
        <section className="cd-editor__tool-row" aria-label={t('editor.tools')}>
          <div className="cd-editor__tools" role="toolbar" aria-label={t('editor.tools')}>
            {tools}
          </div>
        </section>
      )}
      <main
        id={contentId}
        className="cd-editor__main"
        tabIndex={-1}
        aria-label={t('editor.label', { title })}
      >
        {children}
      </main>
      {foot !== undefined && <footer className="cd-editor__foot">{foot}</footer>}
    </div>
  );
};
