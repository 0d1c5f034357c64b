import type { ImportEntry } from '@chartdock/files';
import type { JSX } from 'react';
import { noticeTextOf } from '../items/notice-text.ts';
import {
  alertIcon,
  clockIcon,
  closeIcon,
  retryIcon,
  successIcon,
} from '../../foundation/icons/interface-icons.ts';
import { Icon } from '../../foundation/icons/Icon.tsx';
import { useT } from '../../foundation/i18n/useT.ts';
import { IconButton } from '../../foundation/primitives/IconButton.tsx';
import { Spinner } from '../../foundation/primitives/Spinner.tsx';
import { importTexts } from './texts/import-texts.ts';

/** Properties of {@link ImportRow}. */
export interface ImportRowProps {
  readonly entry: ImportEntry;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

const icons = { waiting: clockIcon, done: successIcon, failed: alertIcon } as const;

/** Draws one document of the import dialog: how far it is, or why it failed and the way to try again. */
export const ImportRow = ({ entry, onRetry, onRemove }: ImportRowProps): JSX.Element => {
  const t = useT(importTexts);
  const { name, status, failure, canRetry, losses } = entry;
  const text = failure === undefined ? undefined : noticeTextOf(failure.text, t);
  const isUnderWay = status === 'waiting' || status === 'importing';
  return (
    <li className={`cd-import cd-import--${status}`}>
      <span className="cd-import__icon">
        {status === 'importing' ? <Spinner /> : <Icon of={icons[status]} size={16} />}
      </span>
      <span className="cd-import__texts">
        <span className="cd-import__name" title={name}>
          {name}
        </span>
        <span className="cd-import__state" role={text === undefined ? undefined : 'alert'}>
          {status === 'failed' ? text : t(`import.${status}`)}
        </span>
        {losses.length > 0 && (
          <ul className="cd-import__losses" aria-label={t('import.losses')}>
            {losses.map((loss) => (
              <li key={loss}>{loss}</li>
            ))}
          </ul>
        )}
      </span>
      {status === 'failed' && canRetry && (
        <IconButton icon={retryIcon} label={t('import.retry', { name })} scale="small" onClick={onRetry} />
      )}
      {status !== 'done' && (
        <IconButton
          icon={closeIcon}
          label={t(isUnderWay ? 'import.stop' : 'import.remove', { name })}
          scale="small"
          onClick={onRemove}
        />
      )}
    </li>
  );
};
