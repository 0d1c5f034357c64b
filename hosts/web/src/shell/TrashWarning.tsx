import { remainingFiles } from '@chartdock/contract';
import type { QuotaState } from '@chartdock/contract';
import type { FileArea, FileAreaState } from '@chartdock/files';
import { Icon, IconButton, closeIcon, useStore, warningIcon } from '@chartdock/react';
import type { JSX } from 'react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useWebText } from '../messages/useWebText.ts';

/** Properties of {@link TrashWarning}. */
export interface TrashWarningProps {
  readonly area: FileArea;
  /** Items in trash; undefined until they are known. */
  readonly trashCount: number | undefined;
  readonly privilege: QuotaState | undefined;
}

const pageOf = (state: FileAreaState): string => state.place.page;

/** Reminds at the top of a list that the trash holds files while room runs short (RETAIN-07..12). */
export const TrashWarning = ({ area, trashCount, privilege }: TrashWarningProps): JSX.Element | null => {
  const t = useWebText();
  const page = useStore(area, pageOf);
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
    <div className="cd-notice web-warning" role="status">
      <Icon of={warningIcon} size={16} />
      <span className="cd-notice__text">
        {t(left === 1 ? 'web.warning.last' : 'web.warning.none', { n: trashCount ?? 0 })}
      </span>
      {page !== 'trash' && (
        <Link className="cd-button cd-button--ghost web-link" href="/trash">
          {t('web.quota.openTrash')}
        </Link>
      )}
      <IconButton icon={closeIcon} label={t('web.warning.close')} scale="small" onClick={close} />
    </div>
  );
};
