import { LIMITS, cleanTitle } from '@chartdock/contract';
import type { FileAreaState, FileItem, PickerArea } from '@chartdock/files';
import { ROOT_ID, contentOf, queryOf } from '@chartdock/files';
import type { JSX, KeyboardEvent } from 'react';
import { useCallback, useEffect, useState } from 'react';
import { FileList } from '../files/FileList.tsx';
import { RowsSkeleton } from '../files/RowsSkeleton.tsx';
import { useNow } from '../files/useNow.ts';
import type { TranslateText } from '../i18n/texts.ts';
import { useT } from '../i18n/useT.ts';
import { Button } from '../primitives/Button.tsx';
import { TextField } from '../primitives/TextField.tsx';
import { useStore } from '../provider/useStore.ts';
import { loadPickerStates } from './PickerFiles.tsx';
import { PickerHead } from './PickerHead.tsx';
import { PickerMakingButtons } from './PickerMakingButtons.tsx';
import { PickerRefusal } from './PickerTray.tsx';
import type { PickAnswer, PickerLists, PickerMaking, PickerPart } from './picker.types.ts';
import { useLater } from './useLater.ts';
import { useRowsShown } from './useRowsShown.ts';

/** A folder that was chosen, and the name for what will be put there. */
export interface ChosenPlace {
  /** `root` is the top of My files. */
  readonly folderId: string;
  /** The folder's title; empty for the top. */
  readonly title: string;
  readonly name?: string;
  /** The name is taken there, and the person was told. */
  readonly taken?: boolean;
}

/** What is chosen besides a folder, and by which rules. */
export interface LocationOptions {
  /** Suggested name; without it only a folder is chosen. */
  readonly name?: string | undefined;
  /** What happens when the name is taken: told once and taken at the second press, refused, or not looked at. Default `warn`. */
  readonly conflict?: 'warn' | 'block' | 'accept' | undefined;
  /** Offers to make a folder. Default false. */
  readonly create?: boolean | undefined;
  /** Parts to leave out. Default none. */
  readonly hide?: readonly PickerPart[] | undefined;
}

/** Properties of {@link LocationPicker}. */
export interface LocationPickerProps {
  readonly area: PickerLists & PickerMaking & Pick<PickerArea, 'isTitleTaken'>;
  /** Read once, when the picker is mounted. */
  readonly options?: LocationOptions;
  readonly userId?: string | undefined;
  /** Takes the place over; the picker stays open when it was refused. */
  readonly onCommit: (place: ChosenPlace) => Promise<PickAnswer>;
  readonly onCancel: () => void;
  /** Reads the time in epoch milliseconds. Default the system's. */
  readonly now?: () => number;
}

const noOptions: LocationOptions = {};
const noParts: readonly PickerPart[] = [];
const nothingPicked = { mode: 'off' } as const;

const selectState = (state: FileAreaState): FileAreaState => state;

/** Keeps the folders of a list: they come first, so everything from the first file on is left out. */
const foldersOf = (rows: readonly (FileItem | undefined)[]): readonly (FileItem | undefined)[] => {
  const end = rows.findIndex((row) => row?.type === 'chart');
  return end < 0 ? rows : rows.slice(0, end);
};

/** Draws the folder picker: folders only, the way to them, a name where one is wanted, and a bar with Choose and Cancel. */
export const LocationPicker = (props: LocationPickerProps): JSX.Element => {
  const { area, options = noOptions, onCancel } = props;
  const { hide = noParts, create = false } = options;
  const t = useT();
  useEffect(() => {
    if (area.getState().list.status === 'idle') void area.openStartFolder();
  }, [area]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onCancel();
  };
  return (
    <section className="cd-picker" aria-label={t('picker.locationLabel')} onKeyDown={onKeyDown}>
      <PickerHead
        area={area}
        hide={[...hide, 'tabs', 'search']}
        actions={
          create ? (
            <PickerMakingButtons making={area} create upload={false} onFile={() => undefined} />
          ) : undefined
        }
      />
      <Folders {...props} />
      <LocationTray {...props} />
    </section>
  );
};

const Folders = ({ area, userId, now }: LocationPickerProps): JSX.Element => {
  const t = useT();
  const moment = useNow(now);
  const state = useStore(area, selectState);
  const { list } = state;
  const onRange = useCallback((first: number, last: number) => void area.ensureRange(first, last), [area]);
  const content = contentOf(list);
  const rows = foldersOf(content?.rows ?? []);
  const isEmpty = list.status === 'failed' || (content !== undefined && rows.length === 0);
  const states = useLater(loadPickerStates, isEmpty);
  useRowsShown(list);
  return (
    <div className="cd-picker__body">
      {isEmpty && states !== undefined && (
        <states.PickerStates state={state} onRetry={() => void area.retry()} foldersOnly />
      )}
      {(content === undefined || isEmpty) && states === undefined && <RowsSkeleton />}
      {rows.length > 0 && (
        <FileList
          key={JSON.stringify(queryOf(list))}
          rows={rows}
          selection={nothingPicked}
          label={t('picker.locationLabel')}
          now={moment}
          userId={userId}
          plain
          isDisabled={(item) => item.lock === 'closed'}
          reasonOf={(item) => (item.lock === 'closed' ? t('list.noAccess') : undefined)}
          onOpen={({ id }) => void area.openFolder(id)}
          onPick={({ id }) => void area.openFolder(id)}
          onRange={onRange}
        />
      )}
    </div>
  );
};

/** Where the person stands: the open folder, once it is loaded. */
const placeOf = ({ place, list }: FileAreaState): { readonly folderId: string; readonly title: string } => {
  const folderId = place.page === 'diagrams' ? place.folderId : ROOT_ID;
  return { folderId, title: contentOf(list)?.chain.at(-1)?.title ?? '' };
};

type Problem = { readonly kind: 'taken' | 'empty' | 'tooLong' | 'failed' } | undefined;

const problemKeys = {
  empty: 'picker.nameEmpty',
  tooLong: 'picker.nameTooLong',
  failed: 'error.generic',
} as const;

const problemTextOf = (
  problem: Problem,
  conflict: LocationOptions['conflict'],
  t: TranslateText,
): string | undefined => {
  const takenKey = conflict === 'block' ? 'picker.nameBlocked' : 'picker.nameTaken';
  return problem === undefined
    ? undefined
    : t(problem.kind === 'taken' ? takenKey : problemKeys[problem.kind], { n: LIMITS.titleLength });
};

/** What the tray shows and does. */
interface PlaceChoice {
  /** Title of the open folder; empty for the top. */
  readonly title: string;
  /** Undefined where only a folder is chosen. */
  readonly name: string | undefined;
  readonly setName: (name: string) => void;
  readonly problemText: string | undefined;
  readonly refusal: string | undefined;
  readonly busy: boolean;
  /** Whether nothing can be put into the open folder. */
  readonly isClosed: boolean;
  readonly canConfirm: boolean;
  readonly confirm: () => Promise<void>;
}

/** Keeps the name, looks whether it can be used, and hands the place over. */
const usePlaceChoice = (props: LocationPickerProps): PlaceChoice => {
  const { area, options = noOptions, onCommit } = props;
  const { conflict = 'warn' } = options;
  const t = useT();
  const state = useStore(area, selectState);
  const content = contentOf(state.list);
  const { folderId, title } = placeOf(state);
  const [name, setName] = useState(options.name);
  const [problem, setProblem] = useState<Problem>();
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const isClosed = content?.folder?.canEdit === false;
  // Another folder or name is another question.
  useEffect(() => setProblem(undefined), [folderId, name]);

  const look = async (wanted: string): Promise<Problem> => {
    const clean = cleanTitle(wanted);
    if (!clean.ok) return { kind: clean.problem === 'empty' ? 'empty' : 'tooLong' };
    if (conflict === 'accept') return undefined;
    return (await area.isTitleTaken(folderId, clean.title)) ? { kind: 'taken' } : undefined;
  };
  const commit = async (isKnown: boolean): Promise<void> => {
    const named = name === undefined ? {} : { name: name.trim() };
    const answer = await onCommit({ folderId, title, ...named, ...(isKnown && { taken: true }) });
    if (!answer.accepted) setRefusal(answer.message ?? t('picker.refused'));
  };
  const confirm = async (): Promise<void> => {
    if (busy || content === undefined || isClosed) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      const found = name === undefined ? undefined : await look(name);
      const isKnown = problem?.kind === 'taken' && found?.kind === 'taken' && conflict === 'warn';
      setProblem(found);
      if (found === undefined || isKnown) await commit(isKnown);
    } catch {
      setProblem({ kind: 'failed' });
    }
    setBusy(false);
  };
  const isBlocked = problem?.kind === 'taken' && conflict === 'block';
  return {
    title,
    name,
    setName,
    problemText: problemTextOf(problem, conflict, t),
    refusal,
    busy,
    isClosed,
    canConfirm: content !== undefined && !isClosed && !isBlocked,
    confirm,
  };
};

const LocationTray = (props: LocationPickerProps): JSX.Element => {
  const { options = noOptions, onCancel } = props;
  const { hide = noParts } = options;
  const t = useT();
  const choice = usePlaceChoice(props);
  const { name, problemText, refusal, busy, canConfirm, confirm } = choice;
  return (
    <>
      {refusal !== undefined && <PickerRefusal text={refusal} />}
      {name === undefined && problemText !== undefined && <PickerRefusal text={problemText} />}
      {!hide.includes('tray') && (
        <footer className={name === undefined ? 'cd-picker__bar' : 'cd-picker__bar cd-picker__bar--named'}>
          {name === undefined ? <OpenPlace {...choice} /> : <PlaceName {...choice} name={name} />}
          <Button onClick={onCancel}>{t('common.cancel')}</Button>
          <Button look="primary" busy={busy} disabled={!canConfirm} onClick={() => void confirm()}>
            {t('picker.chooseHere')}
          </Button>
        </footer>
      )}
    </>
  );
};

const OpenPlace = ({ title, isClosed }: PlaceChoice): JSX.Element => {
  const t = useT();
  return (
    <span className="cd-picker__count" role="status">
      {isClosed ? t('picker.notHere') : t('picker.here', { title: title === '' ? t('folder.root') : title })}
    </span>
  );
};

type PlaceNameProps = PlaceChoice & { readonly name: string };

const PlaceName = ({ name, setName, problemText, isClosed, confirm }: PlaceNameProps): JSX.Element => {
  const t = useT();
  return (
    <div className="cd-picker__name">
      <TextField
        label={t('picker.name')}
        labelHidden
        placeholder={t('picker.name')}
        value={name}
        onChange={setName}
        maxLength={LIMITS.titleLength}
        allNumeric
        error={isClosed ? t('picker.notHere') : problemText}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && !nativeEvent.isComposing) void confirm();
        }}
      />
    </div>
  );
};
