import { LIST_PAGE_SIZE } from '@chartdock/files';
import type { JSX } from 'react';
import { useRef, useState } from 'react';
import { Icon } from '../../foundation/icons/Icon.tsx';
import { closeIcon, moreIcon } from '../../foundation/icons/interface-icons.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { IconButton } from '../../foundation/primitives/IconButton.tsx';
import { Menu } from '../../foundation/primitives/menus/Menu.tsx';
import { useRoom } from './useRoom.ts';

/** Describes something to do with all picked items. */
export interface BulkAction {
  readonly id: string;
  readonly label: string;
  /** Path of an interface icon. */
  readonly icon: string;
}

/** Properties of {@link SelectionBar}. */
export interface SelectionBarProps {
  readonly count: number;
  /** Items that the list has, loaded or not. Default: as many as are picked. */
  readonly total?: number;
  /** Picks everything; offered once a page or more is picked and something is not. */
  readonly onPickAll?: (() => void) | undefined;
  readonly actions: readonly BulkAction[];
  readonly onAction: (id: string) => void;
  readonly onClear: () => void;
}

/** Draws the bar that slides up while items are picked: how many, and the actions on them. */
export const SelectionBar = (props: SelectionBarProps): JSX.Element => {
  const { count, total = count, onPickAll, actions, onAction, onClear } = props;
  const t = useT();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const isMuch = count >= LIST_PAGE_SIZE;
  const text = !isMuch
    ? t('selection.count', { n: count })
    : count === total
      ? t('selection.everything', { n: count })
      : t('selection.countOf', { n: count, total });
  const bar = useRef<HTMLDivElement>(null);
  const room = useRoom(bar, [text, ...actions.map(({ label }) => label)].join('\n'), actions.length);
  const [shown, folded] = [actions.slice(0, room), actions.slice(room)];
  return (
    <div ref={bar} className="cd-selection" role="toolbar" aria-label={t('selection.label')}>
      <IconButton icon={closeIcon} label={t('selection.clear')} onClick={onClear} />
      <span className="cd-selection__count" role="status">
        {text}
      </span>
      {isMuch && count < total && onPickAll !== undefined && (
        <button type="button" className="cd-selection__action cd-selection__all" onClick={onPickAll}>
          {t('selection.pickAll', { n: total })}
        </button>
      )}
      {actions.length === 0 && <span className="cd-selection__none">{t('menu.empty')}</span>}
      {shown.map((action) => (
        <button
          key={action.id}
          type="button"
          className="cd-selection__action"
          data-cd-fold=""
          onClick={() => onAction(action.id)}
        >
          <Icon of={action.icon} size={16} />
          <span className="cd-selection__label">{action.label}</span>
        </button>
      ))}
      {folded.length > 0 && (
        <IconButton
          icon={moreIcon}
          label={t('common.more')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        />
      )}
      {anchor !== null && (
        <Menu
          anchor={anchor}
          end
          label={text}
          entries={folded}
          onChoose={onAction}
          onClose={() => setAnchor(null)}
        />
      )}
    </div>
  );
};
