import type { Crumb } from '@chartdock/contract';
import { visibleCrumbs } from '@chartdock/files';
import type { JSX } from 'react';
import { useState } from 'react';
import { Icon } from '../../foundation/icons/Icon.tsx';
import { KindIcon } from '../../foundation/icons/KindIcon.tsx';
import { chevronRightIcon, moreIcon } from '../../foundation/icons/interface-icons.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { Skeleton } from '../../foundation/primitives/Skeleton.tsx';
import { Menu } from '../../foundation/primitives/menus/Menu.tsx';

/** Properties of {@link Breadcrumb}. */
export interface BreadcrumbProps {
  /** Folders from the top down to the open one; empty at the root. */
  readonly chain: readonly Crumb[];
  /** Whether the chain is not known yet; its place is held. Default false. */
  readonly isComing?: boolean;
  readonly onOpen: (folderId: string) => void;
}

/** Draws the way to the open folder; with 4 folders or more the earlier ones sit in a dropdown (CRUMB-01..05). */
export const Breadcrumb = ({ chain, isComing = false, onOpen }: BreadcrumbProps): JSX.Element => {
  const t = useT();
  const { root, hidden, shown } = visibleCrumbs(chain);
  const steps = shown.map((crumb, at) => ({ ...crumb, current: at === shown.length - 1 }));
  return (
    <nav className="cd-crumbs" aria-label={t('crumb.label')}>
      <ol className="cd-crumbs__list">
        <li className="cd-crumbs__step">
          <CrumbButton
            crumb={{ folderId: root.folderId, title: t('folder.root') }}
            current={chain.length === 0 && !isComing}
            first
            onOpen={onOpen}
          />
        </li>
        {hidden.length > 0 && (
          <li className="cd-crumbs__step cd-crumbs__step--fixed">
            <Icon of={chevronRightIcon} size={14} />
            <HiddenCrumbs crumbs={hidden} onOpen={onOpen} />
          </li>
        )}
        {isComing && (
          <li className="cd-crumbs__step" aria-hidden="true">
            <Icon of={chevronRightIcon} size={14} />
            <span className="cd-crumbs__coming">
              <Skeleton width={100} />
            </span>
          </li>
        )}
        {steps.map((crumb) => (
          <li className="cd-crumbs__step" key={crumb.folderId}>
            <Icon of={chevronRightIcon} size={14} />
            <CrumbButton crumb={crumb} current={crumb.current} onOpen={onOpen} />
          </li>
        ))}
      </ol>
    </nav>
  );
};

interface CrumbButtonProps {
  readonly crumb: Crumb;
  readonly current: boolean;
  readonly first?: boolean;
  readonly onOpen: (folderId: string) => void;
}

const CrumbButton = ({ crumb, current, first = false, onOpen }: CrumbButtonProps): JSX.Element => (
  <button
    type="button"
    className={first ? 'cd-crumb cd-crumb--only' : 'cd-crumb'}
    aria-current={current ? 'page' : undefined}
    data-cd-crumb={crumb.folderId}
    title={crumb.title}
    onClick={() => onOpen(crumb.folderId)}
  >
    {crumb.title}
  </button>
);

const HiddenCrumbs = ({
  crumbs,
  onOpen,
}: {
  readonly crumbs: readonly Crumb[];
  readonly onOpen: (id: string) => void;
}): JSX.Element => {
  const t = useT();
  const [anchor, setAnchor] = useState<Element | null>(null);
  return (
    <>
      <button
        type="button"
        className="cd-crumb"
        aria-label={t('crumb.hidden')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        data-cd-tip={t('crumb.hidden')}
        // A drag that rests here opens the dropdown, so that its folders can take the drop.
        onDragEnter={(event) => setAnchor(event.currentTarget)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon of={moreIcon} size={16} />
      </button>
      {anchor !== null && (
        <Menu
          anchor={anchor}
          label={t('crumb.hidden')}
          entries={crumbs.map((crumb) => ({
            id: crumb.folderId,
            label: crumb.title,
            art: <KindIcon kind="folder" />,
            attributes: { 'data-cd-crumb': crumb.folderId },
          }))}
          onChoose={onOpen}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
};
