import { formatTimestamp } from '@chartdock/contract';
import type { ShareBox, ShareBoxState } from '@chartdock/sharing';
import type { JSX } from 'react';
import { useT } from '../foundation/i18n/useT.ts';
import { Button } from '../foundation/primitives/Button.tsx';
import { shareTexts } from './texts/share-texts.ts';

/** Properties of {@link ActivityList}. */
export interface ActivityListProps {
  readonly box: ShareBox;
  readonly state: ShareBoxState;
}

/** Lists who did what to how something is shared, with what can still be taken back. */
export const ActivityList = ({ box, state }: ActivityListProps): JSX.Element => {
  const t = useT(shareTexts);
  const rows = state.activity ?? [];
  return (
    <details
      className="cd-share__options"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && state.activity === undefined) void box.loadActivity();
      }}
    >
      <summary>{t('share.activity')}</summary>
      {state.activity !== undefined && rows.length === 0 && (
        <p className="cd-share__quiet">{t('share.noActivity')}</p>
      )}
      <ul className="cd-share__activity">
        {rows.map(({ activityId: id, kind, actor, person = '', role, canUndo, createTime }) => (
          <li key={id} className="cd-share__person">
            <span className="cd-share__who">
              <span>
                {actor.fullName}{' '}
                {t(`act.${kind}`, { person, role: role === undefined ? '' : t(`share.role.${role}`) })}
              </span>
              <time className="cd-share__quiet">{formatTimestamp(createTime)}</time>
            </span>
            {canUndo && (
              <Button look="ghost" busy={state.busy.has(id)} onClick={() => void box.undo(id)}>
                {t('share.undo')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
};
