import type { FileArea } from '@chartdock/files';
import { ROOT_ID } from '@chartdock/files';
import type { JSX } from 'react';
import { useId, useRef } from 'react';
import { Icon } from '../../foundation/icons/Icon.tsx';
import { chevronRightIcon } from '../../foundation/icons/interface-icons.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { useStore } from '../../foundation/provider/useStore.ts';
import { moveDragged } from '../drag/move-dragged.ts';
import { useFileDrop } from '../drag/useFileDrag.ts';
import { FolderTreeView } from './FolderTreeView.tsx';
import { openFolderOf } from './open-folder.ts';
import { isInside, useFreshTree } from './useFreshTree.ts';

/** Properties of {@link FolderNav}. */
export interface FolderNavProps {
  readonly area: FileArea;
  /** Whether the tree is unfolded; a folded one loads nothing. */
  readonly expanded: boolean;
  readonly onToggle: () => void;
  /** Whether the page shows something else than the open list, so that no folder is the current one. Default false. */
  readonly isElsewhere?: boolean;
  /** Whether an entry beside the tree stands for the top, so that one row is the current one and not two. Default false. */
  readonly hasOwnTop?: boolean;
}

/** Draws the folders of a person as a tree that folds away: it shows the open one, opens others, and takes drops. */
export const FolderNav = (props: FolderNavProps): JSX.Element => {
  const { expanded, onToggle } = props;
  const t = useT();
  const id = useId();
  return (
    <section className="cd-folder-nav" aria-label={t('tree.label')}>
      <button
        type="button"
        className="cd-folder-nav__head"
        aria-expanded={expanded}
        aria-controls={expanded ? id : undefined}
        onClick={onToggle}
      >
        <Icon of={chevronRightIcon} size={14} />
        {t('tree.label')}
      </button>
      {expanded && <FolderPane {...props} id={id} />}
    </section>
  );
};

const FolderPane = ({
  area,
  id,
  isElsewhere = false,
  hasOwnTop = false,
}: FolderNavProps & { readonly id: string }): JSX.Element => {
  const t = useT();
  const tree = useFreshTree(area, isElsewhere);
  const pane = useRef<HTMLDivElement>(null);
  const open = useStore(area, openFolderOf);
  useFileDrop(pane, {
    canMoveTo: (items, folderId) => area.canMoveTo(items, folderId) && !isInside(tree, items, folderId),
    onMove: (items, folderId) => moveDragged(area, items, folderId),
    onRest: (folderId) => void tree.open(folderId),
  });
  return (
    <div ref={pane} id={id} className="cd-tree-pane">
      <FolderTreeView
        tree={tree}
        chosen={isElsewhere || (hasOwnTop && open === ROOT_ID) ? undefined : open}
        label={t('tree.label')}
        takesDrops
        onChoose={(folderId) => void area.openFolder(folderId)}
      />
    </div>
  );
};
