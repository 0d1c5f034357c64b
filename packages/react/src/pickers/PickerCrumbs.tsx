import type { Crumb } from '@chartdock/contract';
import { ROOT_ID } from '@chartdock/files';
import type { JSX } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { chevronRightIcon } from '../icons/list-icons.ts';
import { useT } from '../i18n/useT.ts';
import { crumbSteps } from './crumb-steps.ts';

/** Properties of {@link PickerCrumbs}. */
export interface PickerCrumbsProps {
  /** Folders from the top down to the open one; empty at the root. */
  readonly chain: readonly Crumb[];
  readonly onOpen: (folderId: string) => void;
}

/** Draws the way to the open folder in one line; three dots lead up to the folder above the last two. */
export const PickerCrumbs = ({ chain, onOpen }: PickerCrumbsProps): JSX.Element => {
  const t = useT();
  return (
    <nav className="cd-crumbs" aria-label={t('crumb.label')}>
      <ol className="cd-crumbs__list">
        {crumbSteps(chain, t).map(({ folderId, title, text, isOpen, isFixed }) => (
          <li
            className={isFixed ? 'cd-crumbs__step cd-crumbs__step--fixed' : 'cd-crumbs__step'}
            key={folderId}
          >
            {folderId !== ROOT_ID && <Icon of={chevronRightIcon} size={14} />}
            <button
              type="button"
              className={folderId === ROOT_ID ? 'cd-crumb cd-crumb--only' : 'cd-crumb'}
              aria-current={isOpen ? 'page' : undefined}
              aria-label={isFixed ? title : undefined}
              title={title}
              onClick={() => onOpen(folderId)}
            >
              {text}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
};
