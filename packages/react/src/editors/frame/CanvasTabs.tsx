import type { JSX } from 'react';
import { useRef, useState } from 'react';
import { chevronDownIcon, plusIcon } from '../../foundation/icons/interface-icons.ts';
import { Icon } from '../../foundation/icons/Icon.tsx';
import { isComposing } from '../../foundation/primitives/fields/is-composing.ts';
import { IconButton } from '../../foundation/primitives/IconButton.tsx';
import { Menu } from '../../foundation/primitives/menus/Menu.tsx';
import { useT } from '../../foundation/i18n/useT.ts';
import { joinClasses } from '../../foundation/styles/join-classes.ts';
import { editorTexts } from '../texts/editor-texts.ts';
import type { FileCanvases } from './useCanvases.ts';

/** Properties of {@link CanvasTabs}. */
export interface CanvasTabsProps {
  readonly canvases: FileCanvases;
  readonly active: string;
  readonly onOpen: (id: string) => void;
}

const ACTIONS = ['rename', 'copy', 'left', 'right', 'remove'] as const;

/** Draws the canvases of a file as tabs: add, name, order, copy, delete. */
export const CanvasTabs = ({ canvases, active, onOpen }: CanvasTabsProps): JSX.Element => {
  const t = useT(editorTexts);
  const { list } = canvases;
  const arrow = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [naming, setNaming] = useState<string>();
  const at = list.findIndex(({ id }) => id === active);
  const impossible: Readonly<Record<(typeof ACTIONS)[number], boolean>> = {
    ...{ rename: false, copy: false },
    left: at <= 0,
    right: at >= list.length - 1,
    remove: list.length <= 1,
  };
  const choose = (id: string): void => {
    if (id === 'rename') setNaming(active);
    else if (id === 'copy') void canvases.copy(active).then((made) => made !== undefined && onOpen(made));
    else if (id === 'left' || id === 'right') void canvases.move(active, id === 'left' ? -1 : 1);
    else {
      const next = list[at === 0 ? 1 : at - 1];
      void canvases.remove(active).then((isGone) => isGone && next !== undefined && onOpen(next.id));
    }
  };
  const name = (id: string, title: string): void => {
    setNaming(undefined);
    if (title.trim() !== '') void canvases.rename(id, title.trim());
  };
  return (
    <div className="cd-canvases">
      <div className="cd-canvases__tabs" role="tablist" aria-label={t('canvas.list')}>
        {list.map(({ id, title }) =>
          naming === id ? (
            <input
              key={id}
              className="cd-canvases__name"
              aria-label={t('canvas.name')}
              defaultValue={title}
              autoFocus
              onFocus={({ target }) => target.select()}
              onBlur={({ target }) => name(id, target.value)}
              onKeyDown={(event) => {
                event.stopPropagation();
                if (isComposing(event.nativeEvent)) return;
                if (event.key === 'Enter') name(id, event.currentTarget.value);
                if (event.key === 'Escape') setNaming(undefined);
              }}
            />
          ) : (
            <button
              key={id}
              type="button"
              role="tab"
              aria-selected={id === active}
              tabIndex={id === active ? 0 : -1}
              className={joinClasses('cd-canvases__tab', id === active && 'cd-canvases__tab--active')}
              onClick={() => onOpen(id)}
              onDoubleClick={() => setNaming(id)}
              onKeyDown={(event) => {
                const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
                const next = list[at + step];
                if (step === 0 || next === undefined) return;
                event.preventDefault();
                onOpen(next.id);
              }}
            >
              {title}
            </button>
          ),
        )}
      </div>
      <button
        ref={arrow}
        type="button"
        className="cd-icon-button cd-icon-button--small"
        aria-label={t('canvas.menu', { title: list[at]?.title ?? '' })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Icon of={chevronDownIcon} />
      </button>
      <IconButton
        scale="small"
        icon={plusIcon}
        label={t('canvas.add')}
        onClick={() => void canvases.add().then((made) => made !== undefined && onOpen(made))}
      />
      {isOpen && arrow.current !== null && (
        <Menu
          entries={ACTIONS.map((id) => ({
            id,
            label: t(`canvas.${id}`),
            disabled: impossible[id],
            ...(id === 'remove' ? { tone: 'danger' as const, startsGroup: true } : {}),
          }))}
          anchor={arrow.current}
          label={t('canvas.menu', { title: list[at]?.title ?? '' })}
          onChoose={choose}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
};
