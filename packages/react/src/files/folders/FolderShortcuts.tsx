import type { TreeShortcut } from '@chartdock/files';
import type { JSX } from 'react';
import { KindIcon } from '../../foundation/icons/KindIcon.tsx';

/** Properties of {@link FolderShortcuts}. */
export interface FolderShortcutsProps {
  readonly title: string;
  readonly folders: readonly TreeShortcut[];
  readonly chosen: string | undefined;
  readonly canChoose: (folder: TreeShortcut) => boolean;
  readonly onChoose: (folderId: string) => void;
}

/** Draws a line of folders that are offered beside the tree; without folders it takes no room. */
export const FolderShortcuts = (props: FolderShortcutsProps): JSX.Element | null => {
  const { title, folders, chosen, canChoose, onChoose } = props;
  if (folders.length === 0) return null;
  return (
    <div className="cd-shortcuts" role="group" aria-label={title}>
      <span className="cd-shortcuts__title">{title}</span>
      <div className="cd-shortcuts__list">
        {folders.map((folder) => (
          <button
            key={folder.id}
            type="button"
            className="cd-shortcut"
            title={folder.chain.map((crumb) => crumb.title).join(' / ')}
            aria-pressed={folder.id === chosen}
            disabled={!canChoose(folder)}
            onClick={() => onChoose(folder.id)}
          >
            <KindIcon kind="folder" />
            <span className="cd-shortcut__name">{folder.title}</span>
          </button>
        ))}
      </div>
    </div>
  );
};
