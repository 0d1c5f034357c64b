import type { ChangeProgress, FileArea } from '@chartdock/files';
import type { JSX } from 'react';
import { Icon } from '../../foundation/icons/Icon.tsx';
import { KindIcon } from '../../foundation/icons/KindIcon.tsx';
import { iconKindOf } from '../../foundation/icons/icon-kind.ts';
import { closeIcon, infoIcon, retryIcon, warningIcon } from '../../foundation/icons/interface-icons.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { Button } from '../../foundation/primitives/Button.tsx';
import { IconButton } from '../../foundation/primitives/IconButton.tsx';
import { noticeTextOf } from '../items/notice-text.ts';
import { changeText, retryTextOf } from './change-text.ts';
import { changeTexts } from './texts/change-texts.ts';

/** Failures that are listed by name; the others are counted. */
export const listedFailures = 50;

/** Properties of {@link ChangePanel}. */
export interface ChangePanelProps {
  readonly area: Pick<FileArea, 'stopChange' | 'retryChange' | 'dismissChange'>;
  readonly changes: readonly ChangeProgress[];
}

/** Shows long changes with their progress and a way to stop them, and afterwards the failures, their reasons, and a second try. */
export const ChangePanel = ({ area, changes }: ChangePanelProps): JSX.Element => {
  const t = useT(changeTexts);
  return (
    <div className="cd-changes" role="region" aria-label={t('change.label')} hidden={changes.length === 0}>
      {changes.map((change) => (
        <ChangeCard key={change.id} area={area} change={change} />
      ))}
    </div>
  );
};

interface ChangeCardProps {
  readonly area: ChangePanelProps['area'];
  readonly change: ChangeProgress;
}

const ChangeCard = ({ area, change }: ChangeCardProps): JSX.Element => {
  const t = useT(changeTexts);
  const { id, status, total, tried } = change;
  const isOver = status === 'ended' || status === 'stopped';
  return (
    <section className="cd-change">
      <div className="cd-change__head">
        {isOver && (
          <span className={`cd-change__mark cd-change__mark--${status}`}>
            <Icon of={status === 'ended' ? warningIcon : infoIcon} />
          </span>
        )}
        {/* The words of a running change move too fast to be read out; its end is. */}
        <p className="cd-change__text" role={isOver ? 'alert' : undefined}>
          {changeText(change, t)}
        </p>
        {isOver ? (
          <IconButton icon={closeIcon} label={t('common.close')} onClick={() => area.dismissChange(id)} />
        ) : (
          <Button look="ghost" disabled={status === 'stopping'} onClick={() => area.stopChange(id)}>
            {t('change.stop')}
          </Button>
        )}
      </div>
      {!isOver && (
        <progress
          className="cd-change__bar"
          max={Math.max(1, total)}
          value={Math.min(tried, total)}
          aria-label={t('change.progress')}
        />
      )}
      {isOver && <Aftermath area={area} change={change} />}
    </section>
  );
};

const Aftermath = ({ area, change }: ChangeCardProps): JSX.Element => {
  const t = useT(changeTexts);
  const { id, failed } = change;
  const hidden = failed.length - listedFailures;
  return (
    <>
      {failed.length > 0 && (
        <ul className="cd-change__list" aria-label={t('change.failedList')} tabIndex={0}>
          {failed.slice(0, listedFailures).map(({ item, failure }) => (
            <li key={item.id} className="cd-change__item">
              <KindIcon kind={iconKindOf(item.category)} />
              <span className="cd-change__words">
                <span className="cd-change__title" title={item.title}>
                  {item.title}
                </span>
                <span className="cd-change__reason">{noticeTextOf(failure.text, t)}</span>
              </span>
            </li>
          ))}
          {hidden > 0 && <li className="cd-change__reason">{t('change.more', { n: hidden })}</li>}
        </ul>
      )}
      <div className="cd-change__foot">
        <Button icon={retryIcon} onClick={() => void area.retryChange(id)}>
          {t(retryTextOf(change))}
        </Button>
      </div>
    </>
  );
};
