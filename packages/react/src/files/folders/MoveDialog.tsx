import type { CommandResult, FileItem, FolderTree, MoveRefusal } from '@chartdock/files';
import { ROOT_ID } from '@chartdock/files';
import type { JSX } from 'react';
import { useEffect, useState } from 'react';
import { folderPlusIcon } from '../../foundation/icons/interface-icons.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { Button } from '../../foundation/primitives/Button.tsx';
import { Dialog } from '../../foundation/primitives/dialogs/Dialog.tsx';
import { SearchField } from '../../foundation/primitives/fields/SearchField.tsx';
import { Spinner } from '../../foundation/primitives/Spinner.tsx';
import { useStore } from '../../foundation/provider/useStore.ts';
import { FolderShortcuts } from './FolderShortcuts.tsx';
import { FolderTreeView } from './FolderTreeView.tsx';
import { nameOutcomeOf } from '../items/name-outcome.ts';
import { NewFolderLine } from './NewFolderLine.tsx';
import { noticeTextOf } from '../items/notice-text.ts';
import { moveTexts } from './texts/move-texts.ts';

/** Properties of {@link MoveDialog}. */
export interface MoveDialogProps {
  /** The moved items as far as they are known; their tree greys out where they cannot go. */
  readonly items: readonly FileItem[];
  readonly count: number;
  /** Says above the folders the result so far. Default none. */
  readonly intro?: string | undefined;
  readonly createTree: (items: readonly FileItem[]) => FolderTree;
  readonly onMove: (folderId: string) => Promise<CommandResult>;
  /** Leave out where copies cannot be made. */
  readonly onCopy?: ((folderId: string) => Promise<CommandResult>) | undefined;
  /** Leave out where no folders can be made. */
  readonly onCreateFolder?:
    ((title: string, parentId: string) => Promise<CommandResult<FileItem>>) | undefined;
  readonly onClose: () => void;
}

type Busy = 'move' | 'copy' | null;

type RunCommand = (
  kind: Exclude<Busy, null>,
  command: (folderId: string) => Promise<CommandResult>,
) => Promise<void>;

interface ChosenFolder {
  readonly title: string;
  readonly refusal: MoveRefusal | undefined;
}

/** Finds the facts about the chosen folder, in the tree or beside it. */
const findChosen = (tree: FolderTree, id: string | undefined): ChosenFolder | undefined => {
  const row = tree.rows().find(({ folder }) => folder.id === id);
  if (row !== undefined) return { title: row.folder.title, refusal: row.refusal };
  const { recent, favourites } = tree.getState().shortcuts;
  return [...recent, ...favourites].find((each) => each.id === id);
};

/** Makes the tree of the dialog and loads its beginning. */
const useTree = ({ items, createTree }: MoveDialogProps): FolderTree => {
  const [tree] = useState(() => createTree(items));
  const parentId = items[0]?.parentId ?? ROOT_ID;
  useStore(tree, tree.getState);
  useEffect(() => {
    void tree.open(ROOT_ID);
    if (parentId !== ROOT_ID) void tree.reveal(parentId);
    void tree.loadShortcuts();
  }, [tree, parentId]);
  return tree;
};

/** Asks for the folder to move or copy to; also the keyboard's way to the effect of dragging. */
export const MoveDialog = (props: MoveDialogProps): JSX.Element => {
  const { items, count, intro, onCopy, onCreateFolder, onClose } = props;
  const t = useT(moveTexts);
  const tree = useTree(props);
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const [making, setMaking] = useState(false);
  const [busy, setBusy] = useState<Busy>(null);
  const [problem, setProblem] = useState('');
  const folder = findChosen(tree, chosen);
  const choose = (folderId: string): void => {
    setProblem('');
    setChosen(folderId);
  };
  const run: RunCommand = async (kind, command) => {
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
  const create = async (title: string, parentId: string): Promise<ReturnType<typeof nameOutcomeOf>> => {
    const result = await onCreateFolder?.(title, parentId);
    if (result === undefined) return { ok: true };
    if (result.status === 'done') {
      tree.add(result.value);
      choose(result.value.id);
    }
    return nameOutcomeOf(result, t);
  };
  const one = count === 1 ? items[0] : undefined;
  // A new folder goes into the chosen one, else beside the moved items.
  const makeIn = chosen ?? items[0]?.parentId ?? ROOT_ID;
  const makeInTitle =
    makeIn === ROOT_ID ? t('folder.root') : (findChosen(tree, makeIn)?.title ?? t('folder.root'));
  return (
    <Dialog
      title={one === undefined ? t('move.title', { n: count }) : t('move.titleOne', { title: one.title })}
      closeLabel={t('common.close')}
      width={dialogWidth}
      height={dialogHeight}
      onClose={onClose}
      footer={
        <MoveButtons
          {...props}
          folder={folder}
          making={making}
          busy={busy}
          onMake={() => setMaking(true)}
          onRun={run}
        />
      }
    >
      <div className="cd-move">
        {intro !== undefined && <p className="cd-dialog__text">{intro}</p>}
        <FolderChooser tree={tree} chosen={chosen} takesCopies={onCopy !== undefined} onChoose={choose} />
        {making && (
          <NewFolderLine
            label={t('move.newFolderIn', { title: makeInTitle })}
            onCreate={(title) => create(title, makeIn)}
            onClose={() => setMaking(false)}
          />
        )}
        <MoveNote problem={problem} refusal={folder?.refusal} />
      </div>
    </Dialog>
  );
};

/** Size of the dialog in pixels: room for the list beside the tree. */
const dialogWidth = 460;
const dialogHeight = 540;

interface MoveButtonsProps extends Pick<MoveDialogProps, 'onMove' | 'onCopy' | 'onCreateFolder'> {
  readonly folder: ChosenFolder | undefined;
  /** Whether a new folder is being named. */
  readonly making: boolean;
  readonly busy: Busy;
  readonly onMake: () => void;
  readonly onRun: RunCommand;
}

const MoveButtons = (props: MoveButtonsProps): JSX.Element => {
  const { onMove, onCopy, onCreateFolder, folder, making, busy, onMake, onRun } = props;
  const t = useT(moveTexts);
  return (
    <>
      {onCreateFolder !== undefined && (
        <Button
          look="ghost"
          className="cd-move__new"
          icon={folderPlusIcon}
          disabled={making}
          onClick={onMake}
        >
          {t('move.newFolder')}
        </Button>
      )}
      {onCopy !== undefined && (
        <Button
          disabled={folder === undefined || folder.refusal === 'into_itself'}
          busy={busy === 'copy'}
          onClick={() => void onRun('copy', onCopy)}
        >
          {t('move.copyConfirm')}
        </Button>
      )}
      <Button
        look="primary"
        disabled={folder === undefined || folder.refusal !== undefined}
        busy={busy === 'move'}
        onClick={() => void onRun('move', onMove)}
      >
        {t('move.confirm')}
      </Button>
    </>
  );
};

const MoveNote = ({
  problem,
  refusal,
}: {
  readonly problem: string;
  readonly refusal: MoveRefusal | undefined;
}): JSX.Element | null => {
  const t = useT(moveTexts);
  if (problem !== '')
    return (
      <p className="cd-field__note cd-move__problem" role="alert">
        {problem}
      </p>
    );
  return refusal === 'already_there' ? <p className="cd-field__note">{t('move.copyOnly')}</p> : null;
};

interface FolderChooserProps {
  readonly tree: FolderTree;
  readonly chosen: string | undefined;
  readonly takesCopies: boolean;
  readonly onChoose: (folderId: string) => void;
}

const FolderChooser = ({ tree, chosen, takesCopies, onChoose }: FolderChooserProps): JSX.Element => {
  const t = useT(moveTexts);
  const [text, setText] = useState('');
  const { search, shortcuts } = tree.getState();
  const find = (next: string): void => {
    setText(next);
    void tree.search(next);
  };
  const line = {
    chosen,
    onChoose,
    canChoose: ({ refusal }: { readonly refusal: MoveRefusal | undefined }) =>
      refusal === undefined || (takesCopies && refusal === 'already_there'),
  };
  return (
    <>
      {/* The box empties itself when a new folder ends the search. */}
      <SearchField
        value={search.status === 'off' && text.trim() !== '' ? '' : text}
        onChange={find}
        label={t('move.search')}
        clearLabel={t('search.clear')}
      />
      {search.status === 'off' && (
        <>
          <FolderShortcuts title={t('move.recent')} folders={shortcuts.recent} {...line} />
          <FolderShortcuts title={t('move.favourites')} folders={shortcuts.favourites} {...line} />
        </>
      )}
      <div className="cd-move__tree">
        {search.status === 'loading' && <Spinner label={t('common.loading')} />}
        {search.status === 'failed' && (
          <p className="cd-move__empty" role="alert">
            {noticeTextOf(search.failure.text, t)}
          </p>
        )}
        {search.status === 'found' && search.ids.length === 0 && (
          <p className="cd-move__empty" role="status">
            {t('move.nothing', { text: search.text })}
          </p>
        )}
        {(search.status === 'off' || search.status === 'found') && (
          <FolderTreeView tree={tree} chosen={chosen} takesCopies={takesCopies} onChoose={onChoose} />
        )}
        {search.status === 'found' && search.tooLarge && <p className="cd-move__empty">{t('move.cut')}</p>}
      </div>
    </>
  );
};
