import type { Crumb } from '@chartdock/contract';
import { ROOT_ID, visibleCrumbs } from '@chartdock/files';
import type { JSX } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { chevronRightIcon } from '../icons/interface-icons.ts';
import { useT } from '../i18n/useT.ts';

/** Properties of {@link PickerCrumbs}. */
export interface PickerCrumbsProps {
  /** Folders from the top down to the open one; empty at the root. */
  readonly chain: readonly Crumb[];
  readonly onOpen: (folderId: string) => void;
}

/** Draws the way to the open folder in one line; three dots lead up to the folder above the last two. */
export const PickerCrumbs = ({ chain, onOpen }: PickerCrumbsProps): JSX.Element => {
  const t = useT();
  const { hidden, shown } = visibleCrumbs(chain);
  const above = hidden.slice(-1).map((crumb) => ({ ...crumb, text: '…' }));
  const steps = [...above, ...shown.map((crumb) => ({ ...crumb, text: crumb.title }))];
  const open = steps.at(-1)?.folderId ?? ROOT_ID;
  return (
    <nav className="cd-crumbs" aria-label={t('crumb.label')}>
      <ol className="cd-crumbs__list">
        {[{ folderId: ROOT_ID, title: t('folder.root'), text: t('folder.root') }, ...steps].map((crumb) => (
          <li
            className={crumb.text === '…' ? 'cd-crumbs__step cd-crumbs__step--fixed' : 'cd-crumbs__step'}
            key={crumb.folderId}
          >
            {crumb.folderId !== ROOT_ID && <Icon of={chevronRightIcon} size={14} />}
            <button
              type="button"
              className={crumb.folderId === ROOT_ID ? 'cd-crumb cd-crumb--only' : 'cd-crumb'}
              aria-current={crumb.folderId === open ? 'page' : undefined}
              aria-label={crumb.text === crumb.title ? undefined : crumb.title}
              title={crumb.title}
              onClick={() => onOpen(crumb.folderId)}
            >
              {crumb.text}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
};
