import type { FileArea, FileItem } from '@chartdock/files';
import { Button } from '../foundation/primitives/Button.tsx';
import { useTheme } from '../foundation/provider/useTheme.ts';
import type { JSX, KeyboardEvent } from 'react';
import { useRef, useState } from 'react';
import { useAccount } from '../foundation/app/useAccount.ts';
import { useFileArea } from '../foundation/app/useFileArea.ts';
import { useApp } from '../foundation/app/app-context.ts';
import { sourceTexts } from './texts/source-texts.ts';
import { useT } from '../foundation/i18n/useT.ts';
import { contentId } from '../foundation/app/content-id.ts';
import { useChoice } from '../foundation/app/useChoice.ts';
import { Logo } from '../foundation/app/Logo.tsx';
import { insertText, replaceText } from './insert-text.ts';
import { SaveSource, SavedSource } from './SaveSource.tsx';
import { SOURCE_LANGUAGES } from './source-language.ts';
import type { SourceDefinition } from './source-language.ts';
import { SourcePreview } from './SourcePreview.tsx';
import { useDraft } from './useDraft.ts';
import { useRendering } from './useRendering.ts';

/** Properties of {@link LatexScreen} and {@link MermaidScreen}. */
export interface SourceScreenProps {
  /** Where the file is made. Default: the top of My files. */
  readonly folderId: string | undefined;
}

interface WriterProps extends SourceScreenProps {
  readonly definition: SourceDefinition;
  readonly area: FileArea;
  readonly userId: string;
}

const problemId = 'cd-source-problem';

const Writer = ({ definition, area, userId, folderId }: WriterProps): JSX.Element => {
  const t = useT(sourceTexts);
  const { language, snippets } = definition;
  const [draft, change] = useDraft(language, userId);
  const [dialog, setDialog] = useState<'name' | FileItem | null>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const palette = useTheme(useChoice(useApp().workspace.theme));
  const rendering = useRendering(language, draft, { palette, label: t('source.picture') });
  const isEmpty = draft.trim() === '';
  const insert = (source: string): void => {
    if (input.current === null) return;
    // Formulas stand one below the other; a second diagram in one source is a fault.
    if (definition.holdsOne) replaceText(input.current, source);
    else insertText(input.current, source);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!isEmpty) setDialog('name');
  };
  return (
    <div className="cd-source" onKeyDown={onKeyDown}>
      <header className="cd-file__bar cd-source__bar">
        <Logo />
        <h1 className="cd-source__title">{t(definition.title)}</h1>
        <Button look="primary" disabled={isEmpty} onClick={() => setDialog('name')}>
          {t('source.save')}
        </Button>
      </header>
      <main id={contentId} className="cd-source__panes" tabIndex={-1}>
        <div className="cd-source__pane">
          <div className="cd-source__snippets" role="group" aria-label={t('source.examples')}>
            {snippets.map(({ id, label, source }) => (
              <Button key={id} onClick={() => insert(source)}>
                {t(label)}
              </Button>
            ))}
          </div>
          <textarea
            ref={input}
            className="cd-source__input"
            value={draft}
            onChange={(event) => change(event.currentTarget.value)}
            aria-label={t('source.text')}
            aria-invalid={rendering.problem !== undefined || undefined}
            aria-describedby={problemId}
            placeholder={t(definition.hint)}
            spellCheck={false}
            autoCapitalize="off"
            autoCorrect="off"
          />
        </div>
        <SourcePreview rendering={rendering} isEmpty={isEmpty} problemId={problemId} />
      </main>
      {dialog === 'name' && (
        <SaveSource
          area={area}
          definition={definition}
          source={draft}
          folderId={folderId}
          onSaved={setDialog}
          // What was saved meanwhile stays to be told.
          onClose={() => setDialog((now) => (now === 'name' ? null : now))}
        />
      )}
      {dialog !== null && dialog !== 'name' && <SavedSource item={dialog} onClose={() => setDialog(null)} />}
    </div>
  );
};

interface ScreenProps extends SourceScreenProps {
  readonly definition: SourceDefinition;
}

const SourceScreen = ({ definition, folderId }: ScreenProps): JSX.Element | null => {
  const area = useFileArea();
  const account = useAccount();
  if (area === undefined || account.status !== 'signedIn') return null;
  return <Writer definition={definition} area={area} userId={account.info.userId} folderId={folderId} />;
};

/** Writes formulas with their picture beside them and saves them as a file (ROUTE-47). */
export const LatexScreen = ({ folderId }: SourceScreenProps): JSX.Element => (
  <SourceScreen definition={SOURCE_LANGUAGES.latex} folderId={folderId} />
);

/** Writes Mermaid diagrams with their picture beside them and saves them as a file (ROUTE-48). */
export const MermaidScreen = ({ folderId }: SourceScreenProps): JSX.Element => (
  <SourceScreen definition={SOURCE_LANGUAGES.mermaid} folderId={folderId} />
);
