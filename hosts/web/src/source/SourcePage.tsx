import type { FileArea, FileItem } from '@chartdock/files';
import { Button, useTheme } from '@chartdock/react';
import type { JSX, KeyboardEvent } from 'react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useAccount } from '../account/useAccount.ts';
import { useFileArea } from '../app/useFileArea.ts';
import { usePage } from '../app/page-context.ts';
import { useWebText } from '../messages/useWebText.ts';
import { contentId } from '../navigation/useArrival.ts';
import { paletteOf } from '../preferences/palette.ts';
import { useChoice } from '../preferences/useChoice.ts';
import { Logo } from '../shell/Logo.tsx';
import { insertText } from './insert-text.ts';
import { SaveSource, SavedSource } from './SaveSource.tsx';
import './source.css';
import { SOURCE_LANGUAGES } from './source-language.ts';
import type { SourceDefinition } from './source-language.ts';
import { SourcePreview } from './SourcePreview.tsx';
import { useDraft } from './useDraft.ts';
import { useRendering } from './useRendering.ts';

interface WriterProps {
  readonly definition: SourceDefinition;
  readonly area: FileArea;
  readonly userId: string;
}

const problemId = 'web-source-problem';

const Writer = ({ definition, area, userId }: WriterProps): JSX.Element => {
  const t = useWebText();
  const { language, snippets } = definition;
  const [draft, change] = useDraft(language, userId);
  const [parameters] = useSearchParams();
  const [dialog, setDialog] = useState<'name' | FileItem | null>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const palette = useTheme(paletteOf[useChoice(usePage().workspace.theme)]);
  const rendering = useRendering(language, draft, { palette, label: t('web.source.picture') });
  const isEmpty = draft.trim() === '';
  const insert = (source: string): void => {
    if (input.current !== null) insertText(input.current, source);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!isEmpty) setDialog('name');
  };
  return (
    <div className="web-source" onKeyDown={onKeyDown}>
      <header className="web-file__bar web-source__bar">
        <Logo />
        <h1 className="web-source__title">{t(definition.title)}</h1>
        <Button look="primary" disabled={isEmpty} onClick={() => setDialog('name')}>
          {t('web.source.save')}
        </Button>
      </header>
      <main id={contentId} className="web-source__panes" tabIndex={-1}>
        <div className="web-source__pane">
          <div className="web-source__snippets" role="group" aria-label={t('web.source.examples')}>
            {snippets.map(({ id, label, source }) => (
              <Button key={id} onClick={() => insert(source)}>
                {t(label)}
              </Button>
            ))}
          </div>
          <textarea
            ref={input}
            className="web-source__input"
            value={draft}
            onChange={(event) => change(event.currentTarget.value)}
            aria-label={t('web.source.text')}
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
          folderId={parameters.get('folder') ?? undefined}
          onSaved={setDialog}
          // What was saved meanwhile stays to be told.
          onClose={() => setDialog((now) => (now === 'name' ? null : now))}
        />
      )}
      {dialog !== null && dialog !== 'name' && <SavedSource item={dialog} onClose={() => setDialog(null)} />}
    </div>
  );
};

const SourcePage = ({ definition }: { readonly definition: SourceDefinition }): JSX.Element | null => {
  const area = useFileArea();
  const account = useAccount();
  if (area === undefined || account.status !== 'signedIn') return null;
  return <Writer definition={definition} area={area} userId={account.info.userId} />;
};

/** Writes formulas with their picture beside them and saves them as a file (ROUTE-47). */
export const LatexPage = (): JSX.Element => <SourcePage definition={SOURCE_LANGUAGES.latex} />;

/** Writes Mermaid diagrams with their picture beside them and saves them as a file (ROUTE-48). */
export const MermaidPage = (): JSX.Element => <SourcePage definition={SOURCE_LANGUAGES.mermaid} />;
