import { remainingFiles } from '@chartdock/contract';
import type { QuotaState } from '@chartdock/contract';
import type { FileArea, FileAreaState } from '@chartdock/files';
import { Icon } from '../foundation/icons/Icon.tsx';
import { IconButton } from '../foundation/primitives/IconButton.tsx';
import { closeIcon, warningIcon } from '../foundation/icons/interface-icons.ts';
import { useStore } from '../foundation/provider/useStore.ts';
import type { JSX } from 'react';
import { useEffect, useState } from 'react';
import { useApp } from '../foundation/app/app-context.ts';
import { AppLink } from '../foundation/app/AppLink.tsx';
import { shellTexts } from './texts/shell-texts.ts';
import { useT } from '../foundation/i18n/useT.ts';
import { trashCountOf } from './trash-count.ts';

/** Properties of {@link TrashWarning}. */
export interface TrashWarningProps {
  readonly area: FileArea;
  readonly privilege: QuotaState | undefined;
}

const pageOf = (state: FileAreaState): string => state.place.page;

/** Reminds at the top of a list that the trash holds files while room runs short (RETAIN-07..12). */
export const TrashWarning = ({ area, privilege }: TrashWarningProps): JSX.Element | null => {
  const t = useT(shellTexts);
  const { addressOf } = useApp();
  const page = useStore(area, pageOf);
  const trashCount = useStore(area, trashCountOf);
  const [shown, setShown] = useState(false);
  const left = privilege === undefined ? undefined : remainingFiles(privilege);
  useEffect(() => {
    setShown(trashCount !== undefined && left !== undefined && area.checkTrashWarning());
  }, [area, left, page, trashCount]);
  if (!shown) return null;
  const close = (): void => {
    area.closeTrashWarning();
    setShown(false);
  };
  return (
    <div className="cd-notice cd-warning" role="status">
      <Icon of={warningIcon} size={16} />
      <span className="cd-notice__text">
        {t(left === 1 ? 'warning.last' : 'warning.none', { n: trashCount ?? 0 })}
      </span>
      {page !== 'trash' && (
        <AppLink className="cd-button cd-button--ghost cd-link" href={addressOf({ page: 'trash' })}>
          {t('app.openTrash')}
        </AppLink>
      )}
      <IconButton icon={closeIcon} label={t('warning.close')} scale="small" onClick={close} />
    </div>
  );
};
