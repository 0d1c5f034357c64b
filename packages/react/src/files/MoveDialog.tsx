import type { CommandResult, FileItem, FolderTree } from '@chartdock/files';
import { ROOT_ID } from '@chartdock/files';
import type { JSX } from 'react';
import { useEffect, useState } from 'react';
import { useT } from '../i18n/useT.ts';
import { Button } from '../primitives/Button.tsx';
import { Dialog } from '../primitives/Dialog.tsx';
import { SearchField } from '../primitives/SearchField.tsx';
import { useStore } from '../provider/useStore.ts';
import { FolderTreeView } from './FolderTreeView.tsx';
import { noticeTextOf } from './notice-text.ts';

/** Properties of {@link MoveDialog}. */
export interface MoveDialogProps {
  /** The moved items as far as they are known; their tree greys out where they cannot go. */
  readonly items: readonly FileItem[];
  readonly count: number;
  /** Says above the folders what has happened. Default none. */
  readonly intro?: string | undefined;
  readonly createTree: (items: readonly FileItem[]) => FolderTree;
  readonly onMove: (folderId: string) => Promise<CommandResult>;
  /** Leave out where copies cannot be made. */
  readonly onCopy?: ((folderId: string) => Promise<CommandResult>) | undefined;
  readonly onClose: () => void;
}

/** Asks for the folder to move or copy to; also the keyboard's way to what dragging does. */
export const MoveDialog = (props: MoveDialogProps): JSX.Element => {
  const { items, count, intro, createTree, onMove, onCopy, onClose } = props;
  const t = useT();
  const [tree] = useState(() => createTree(items));
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const [busy, setBusy] = useState<'move' | 'copy' | null>(null);
  const [problem, setProblem] = useState('');
  const parentId = items[0]?.parentId ?? ROOT_ID;
  useStore(tree, tree.getState);
  useEffect(() => {
    void tree.open(ROOT_ID);
    if (parentId !== ROOT_ID) void tree.reveal(parentId);
  }, [tree, parentId]);
  const refused = tree.rows().some((row) => row.folder.id === chosen && row.isRefused);
  const search = (next: string): void => {
    setText(next);
    void tree.search(next);
  };
  const run = async (
    kind: 'move' | 'copy',
    command: (folderId: string) => Promise<CommandResult>,
  ): Promise<void> => {
    if (chosen === undefined || busy !== null) return;
    setBusy(kind);
    setProblem('');
    const result = await command(chosen);
    setBusy(null);
    if (result.status === 'done') onClose();
    else
      setProblem(
        result.status === 'failed' ? noticeTextOf(result.failure.text, t) : t('error.moveIntoItself'),
      );
  };
  const one = count === 1 ? items[0] : undefined;
  return (
    <Dialog
      title={one === undefined ? t('move.title', { n: count }) : t('move.titleOne', { title: one.title })}
      closeLabel={t('common.close')}
      onClose={onClose}
      footer={
        <>
          {onCopy !== undefined && (
            <Button
              disabled={chosen === undefined}
              busy={busy === 'copy'}
              onClick={() => void run('copy', onCopy)}
            >
              {t('move.copyConfirm')}
            </Button>
          )}
          <Button
            look="primary"
            disabled={chosen === undefined || refused}
            busy={busy === 'move'}
            onClick={() => void run('move', onMove)}
          >
            {t('move.confirm')}
          </Button>
        </>
      }
    >
      <div className="cd-move">
        {intro !== undefined && <p className="cd-dialog__text">{intro}</p>}
        <SearchField value={text} onChange={search} label={t('move.search')} clearLabel={t('search.clear')} />
        <div className="cd-move__tree">
          <FolderTreeView tree={tree} chosen={chosen} onChoose={setChosen} />
        </div>
        {problem !== '' && (
          <p className="cd-field__note cd-move__problem" role="alert">
            {problem}
          </p>
        )}
      </div>
    </Dialog>
  );
};
