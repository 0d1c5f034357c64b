import { TITLE_LENGTH, cleanTitle } from '@chartdock/contract';
import type { BrowsingState } from '@chartdock/files';
import { ROOT_ID, contentOf } from '@chartdock/files';
import { useEffect, useState } from 'react';
import type { TranslateText } from '../../foundation/i18n/text-keys.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { useStore } from '../../foundation/provider/useStore.ts';
import type { LocationPickerOptions, LocationPickerProps } from './location.types.ts';

interface OpenFolder {
  readonly folderId: string;
  /** Empty for the top, and until the folder is loaded. */
  readonly title: string;
  readonly isLoaded: boolean;
  /** Whether nothing can be put into it. */
  readonly isClosed: boolean;
}

/** Where the person stands. */
const openFolderOf = ({ place, list }: BrowsingState): OpenFolder => {
  const content = contentOf(list);
  return {
    folderId: place.page === 'diagrams' ? place.folderId : ROOT_ID,
    title: content?.chain.at(-1)?.title ?? '',
    isLoaded: content !== undefined,
    isClosed: content?.folder?.canEdit === false,
  };
};

type Problem = { readonly kind: 'taken' | 'empty' | 'tooLong' | 'failed' } | undefined;

const problemKeys = {
  empty: 'picker.nameEmpty',
  tooLong: 'picker.nameTooLong',
  failed: 'error.generic',
} as const;

const problemTextOf = (
  problem: Problem,
  conflict: LocationPickerOptions['conflict'],
  t: TranslateText,
): string | undefined => {
  const takenKey = conflict === 'block' ? 'picker.nameBlocked' : 'picker.nameTaken';
  return problem === undefined
    ? undefined
    : t(problem.kind === 'taken' ? takenKey : problemKeys[problem.kind], { n: TITLE_LENGTH });
};

/** State and handlers of the tray. */
export interface PlaceChoice {
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
export const usePlaceChoice = (props: LocationPickerProps): PlaceChoice => {
  const { area, options = {}, onCommit } = props;
  const { conflict = 'warn' } = options;
  const t = useT();
  const { folderId, title, isLoaded, isClosed } = useStore(area, openFolderOf);
  const [name, setName] = useState(options.name);
  const [problem, setProblem] = useState<Problem>();
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
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
    if (busy || !isLoaded || isClosed) return;
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
    canConfirm: isLoaded && !isClosed && !isBlocked,
    confirm,
  };
};
