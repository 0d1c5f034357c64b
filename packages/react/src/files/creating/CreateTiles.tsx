import type { FileCategory } from '@chartdock/contract';
import type { JSX } from 'react';
import { useId, useState } from 'react';
import { chevronDownIcon } from '../../foundation/icons/interface-icons.ts';
import { KindIcon } from '../../foundation/icons/KindIcon.tsx';
import { useT } from '../../foundation/i18n/useT.ts';
import { Button } from '../../foundation/primitives/Button.tsx';
import type { CreateSection } from './create-entries.tsx';
import { createSections } from './create-entries.tsx';

/** Properties of {@link CreateTiles}. */
export interface CreateTilesProps {
  /** Is called inside the press, so that a new window is allowed. */
  readonly onCreate: (category: FileCategory) => void;
  /** Leave out where no folder can be made. */
  readonly onCreateFolder?: () => void;
  /** Hides markdown, as on mobile (CREATE-33). Default false. */
  readonly withoutMarkdown?: boolean;
}

/** Draws the create menu as a page: its groups under headings, the further shapes folded until asked for (CREATE-13). */
export const CreateTiles = ({
  onCreate,
  onCreateFolder,
  withoutMarkdown = false,
}: CreateTilesProps): JSX.Element => {
  const t = useT();
  return (
    <div className="cd-create">
      {createSections({ isMobile: withoutMarkdown }).map((section) => (
        <TileSection key={section.group} section={section} onCreate={onCreate} />
      ))}
      {onCreateFolder !== undefined && (
        <section className="cd-create__section" aria-label={t('create.more')}>
          <h2 className="cd-create__heading">{t('create.more')}</h2>
          <div className="cd-create__tiles">
            <button type="button" className="cd-create__tile" onClick={onCreateFolder}>
              <KindIcon kind="folder" size={32} />
              <span className="cd-create__name">{t('create.folder')}</span>
            </button>
          </div>
        </section>
      )}
    </div>
  );
};

const TileSection = ({
  section,
  onCreate,
}: {
  readonly section: CreateSection;
  readonly onCreate: CreateTilesProps['onCreate'];
}): JSX.Element => {
  const t = useT();
  const heading = useId();
  const [unfolded, setUnfolded] = useState(false);
  const shown = section.files.filter(({ isFurther }) => unfolded || !isFurther);
  const folds = section.files.some(({ isFurther }) => isFurther);
  return (
    <section className="cd-create__section" aria-labelledby={heading}>
      <h2 id={heading} className="cd-create__heading">
        {t(section.title)}
      </h2>
      <div className="cd-create__tiles">
        {shown.map(({ category, icon, isBeta }) => (
          <button
            key={category}
            type="button"
            className="cd-create__tile"
            data-category={category}
            onClick={() => onCreate(category)}
          >
            <KindIcon kind={icon} size={32} />
            <span className="cd-create__name">
              {t(`kind.${category}`)}{' '}
              {isBeta && <span className="cd-badge cd-badge--accent">{t('common.beta')}</span>}
            </span>
          </button>
        ))}
      </div>
      {folds && !unfolded && (
        <div>
          <Button look="ghost" icon={chevronDownIcon} aria-expanded={false} onClick={() => setUnfolded(true)}>
            {t('create.further')}
          </Button>
        </div>
      )}
    </section>
  );
};
