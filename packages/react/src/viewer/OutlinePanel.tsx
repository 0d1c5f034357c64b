import type { JSX } from 'react';
import { useState } from 'react';
import { useT } from '../foundation/i18n/useT.ts';
import { chevronDownIcon, chevronRightIcon, closeIcon } from '../foundation/icons/interface-icons.ts';
import { Button } from '../foundation/primitives/Button.tsx';
import { IconButton } from '../foundation/primitives/IconButton.tsx';
import { joinClasses } from '../foundation/styles/join-classes.ts';
import { viewerTexts } from './texts/viewer-texts.ts';
import type { PictureText } from './picture.types.ts';
import type { Folding } from './useFolding.ts';

/** Properties of {@link OutlinePanel}. */
export interface OutlinePanelProps {
  readonly texts: readonly PictureText[];
  readonly picked: string | undefined;
  readonly onPick: (id: string) => void;
  /** Collapses and expands; undefined for what has no topics. */
  readonly folding: Folding | undefined;
  readonly onClose: () => void;
}

const PAGE = 300;

/** Lists the words of a document; each leads to its place in the picture. */
export const OutlinePanel = (props: OutlinePanelProps): JSX.Element => {
  const { texts, picked, onPick, folding, onClose } = props;
  const t = useT(viewerTexts);
  const [shown, setShown] = useState(PAGE);
  const canFold = folding !== undefined && texts.some(({ fold }) => fold !== undefined);
  return (
    <aside className="cd-viewer__panel" aria-label={t('viewer.outline')}>
      <header className="cd-viewer__panel-head">
        <h2>{t('viewer.outline')}</h2>
        <IconButton scale="small" icon={closeIcon} label={t('common.close')} onClick={onClose} />
      </header>
      {folding !== undefined && (
        <div className="cd-viewer__folds">
          <Button onClick={() => folding.foldAll(true)} disabled={folding.isBusy}>
            {t('viewer.collapseAll')}
          </Button>
          <Button onClick={() => folding.foldAll(false)} disabled={folding.isBusy}>
            {t('viewer.expandAll')}
          </Button>
        </div>
      )}
      <ul className="cd-viewer__lines">
        {texts.slice(0, shown).map((line, at) => (
          <li
            key={`${line.id}-${at}`}
            className={joinClasses(
              'cd-viewer__line',
              canFold && line.level > 1 && line.fold === undefined && 'cd-viewer__line--plain',
            )}
            style={{ paddingInlineStart: `${Math.min(line.level - 1, 6) * 14}px` }}
          >
            {folding !== undefined && line.fold !== undefined && (
              <IconButton
                scale="small"
                icon={line.fold === 'open' ? chevronDownIcon : chevronRightIcon}
                label={t(line.fold === 'open' ? 'viewer.collapse' : 'viewer.expand', { title: line.text })}
                aria-expanded={line.fold === 'open'}
                onClick={() => folding.fold(line.id, line.fold === 'open')}
              />
            )}
            <button
              type="button"
              className="cd-viewer__go"
              aria-current={line.id === picked}
              onClick={() => onPick(line.id)}
            >
              {line.text}
            </button>
          </li>
        ))}
      </ul>
      {texts.length > shown && (
        <Button onClick={() => setShown(shown + PAGE)}>
          {t('viewer.moreLines', { count: `${texts.length - shown}` })}
        </Button>
      )}
    </aside>
  );
};
