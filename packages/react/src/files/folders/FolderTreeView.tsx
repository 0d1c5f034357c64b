import type { FolderTree, TreeRow } from '@chartdock/files';
import { ROOT_ID } from '@chartdock/files';
import type { CSSProperties, JSX, KeyboardEvent } from 'react';
import { useRef } from 'react';
import { Icon } from '../../foundation/icons/Icon.tsx';
import { KindIcon } from '../../foundation/icons/KindIcon.tsx';
import { chevronRightIcon } from '../../foundation/icons/interface-icons.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { findByTyping, isTypedLetter } from '../../foundation/primitives/menus/type-ahead.ts';
import { useStore } from '../../foundation/provider/useStore.ts';
import { Spinner } from '../../foundation/primitives/Spinner.tsx';

/** Properties of {@link FolderTreeView}. */
export interface FolderTreeViewProps {
  readonly tree: FolderTree;
  /** The chosen folder. */
  readonly chosen: string | undefined;
  readonly onChoose: (folderId: string) => void;
  /** Whether folders that can take copies, but no moved items, may be chosen. Default false. */
  readonly takesCopies?: boolean;
  /** Names the tree for screen readers. Default: that a folder is to be chosen. */
  readonly label?: string;
  /** Marks the folders as places for a drag. Default false. */
  readonly takesDrops?: boolean;
}

type RowKey = (element: HTMLElement, row: TreeRow) => void;

const nodes = '[data-cd-node]';

const focusRow = (from: HTMLElement, step: -1 | 1): void => {
  const next = step === 1 ? from.nextElementSibling : from.previousElementSibling;
  if (next instanceof HTMLElement) next.focus();
};

const focusEnd = (from: HTMLElement, end: 'first' | 'last'): void => {
  const all = from.parentElement?.querySelectorAll<HTMLElement>(nodes) ?? [];
  all[end === 'first' ? 0 : all.length - 1]?.focus();
};

/** Returns whether a folder can be chosen for moved or copied items. */
const canChoose = ({ refusal }: TreeRow, takesCopies: boolean): boolean =>
  refusal === undefined || (takesCopies && refusal === 'already_there');

/** Draws a folder tree whose levels load when they are opened; arrows and letters walk it. */
export const FolderTreeView = (props: FolderTreeViewProps): JSX.Element => {
  const { tree, chosen, onChoose, takesCopies = false, label, takesDrops = false } = props;
  const t = useT();
  useStore(tree, tree.getState);
  const rows = tree.rows();
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', at: 0 });
  const toggle = (row: TreeRow): void => {
    if (row.isOpen) tree.close(row.folder.id);
    else void tree.open(row.folder.id);
  };
  const choose = (row: TreeRow): void => {
    if (canChoose(row, takesCopies)) onChoose(row.folder.id);
  };
  const keys: Readonly<Record<string, RowKey>> = {
    ArrowDown: (element) => focusRow(element, 1),
    ArrowUp: (element) => focusRow(element, -1),
    Home: (element) => focusEnd(element, 'first'),
    End: (element) => focusEnd(element, 'last'),
    ArrowRight: (element, row) => {
      if (row.isOpen) focusRow(element, 1);
      else if (row.folder.hasChildren) toggle(row);
    },
    ArrowLeft: (_element, row) =>
      row.isOpen
        ? toggle(row)
        : list.current?.querySelector<HTMLElement>(`[data-cd-node="${row.folder.parentId}"]`)?.focus(),
    ' ': (_element, row) => choose(row),
    Enter: (_element, row) => choose(row),
  };
  const findTyped = (event: KeyboardEvent<HTMLElement>, row: TreeRow): boolean => {
    if (!isTypedLetter(event)) return false;
    const labels = rows.map(({ folder }) => folder.title);
    const from = rows.findIndex(({ folder }) => folder.id === row.folder.id);
    const at = findByTyping(typed.current, { key: event.key, now: event.timeStamp }, { labels, from });
    list.current?.querySelectorAll<HTMLElement>(nodes)[at]?.focus();
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, row: TreeRow): void => {
    const act = keys[event.key];
    if (act !== undefined) act(event.currentTarget, row);
    else if (!findTyped(event, row)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const reached = rows.some((row) => row.folder.id === chosen) ? chosen : rows[0]?.folder.id;
  return (
    <div ref={list} className="cd-tree" role="tree" aria-label={label ?? t('move.folders')}>
      {rows.map((row) => (
        <TreeNode
          key={row.folder.id}
          row={row}
          chosen={row.folder.id === chosen}
          reached={row.folder.id === reached}
          takesDrops={takesDrops}
          closed={!canChoose(row, takesCopies)}
          onChoose={() => choose(row)}
          onToggle={() => toggle(row)}
          onKeyDown={(event) => onKeyDown(event, row)}
        />
      ))}
    </div>
  );
};

interface TreeNodeProps {
  readonly row: TreeRow;
  readonly chosen: boolean;
  readonly reached: boolean;
  readonly takesDrops: boolean;
  /** Whether it cannot be chosen. */
  readonly closed: boolean;
  readonly onChoose: () => void;
  readonly onToggle: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

const refusalTexts = { into_itself: 'move.inside', already_there: 'move.here' } as const;

const TreeNode = (props: TreeNodeProps): JSX.Element => {
  const { row, chosen, reached, takesDrops, closed, onChoose, onToggle, onKeyDown } = props;
  const t = useT();
  const { folder, depth, isOpen, path } = row;
  const title = folder.id === ROOT_ID ? t('folder.root') : folder.title;
  return (
    <div
      role="treeitem"
      className="cd-tree__row"
      style={{ '--cd-depth': depth } as CSSProperties}
      aria-level={depth + 1}
      aria-expanded={folder.hasChildren ? isOpen : undefined}
      aria-selected={chosen}
      aria-disabled={closed || undefined}
      data-cd-node={folder.id}
      data-cd-folder={takesDrops ? folder.id : undefined}
      title={takesDrops ? title : undefined}
      tabIndex={reached ? 0 : -1}
      onClick={onChoose}
      onDoubleClick={onToggle}
      onKeyDown={onKeyDown}
    >
      <span
        className="cd-tree__toggle"
        aria-hidden="true"
        onClick={(event) => {
          event.stopPropagation();
          onToggle();
        }}
      >
        {folder.hasChildren && <Icon of={chevronRightIcon} size={14} />}
      </span>
      <KindIcon kind="folder" />
      <span className="cd-tree__name" title={title}>
        {title}
        {path.length > 0 && <span className="cd-tree__path">{path.join(' / ')}</span>}
      </span>
      <TreeNodeNote row={row} />
    </div>
  );
};

const TreeNodeNote = ({ row }: { readonly row: TreeRow }): JSX.Element => {
  const { folder, refusal } = row;
  const t = useT();
  return (
    <>
      {folder.level.status === 'loading' && <Spinner label={t('common.loading')} />}
      {folder.level.status === 'failed' && <span className="cd-tree__note">{t('move.failed')}</span>}
      {refusal !== undefined && folder.level.status !== 'failed' && (
        <span className="cd-tree__note">{t(refusalTexts[refusal])}</span>
      )}
    </>
  );
};
