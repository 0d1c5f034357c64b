import type { BrowsingState } from '@chartdock/files';
import { contentOf } from '@chartdock/files';
import type { JSX } from 'react';
import { useCallback, useState } from 'react';
import { RowsSkeleton } from '../files/list/RowsSkeleton.tsx';
import { completeTexts } from '../i18n/picker-texts.ts';
import { useT } from '../i18n/useT.ts';
import type * as PickerStates from './PickerStates.tsx';
import { PickerRefusal } from './PickerTray.tsx';
import { useLater } from '../app/useLater.ts';

/** Properties of {@link RowsPlace}. */
export interface RowsPlaceProps {
  readonly state: BrowsingState;
  /** Whether there are rows, which are drawn elsewhere. */
  readonly hasRows: boolean;
  readonly onRetry: () => void;
  /** Whether only folders are shown. Default false. */
  readonly foldersOnly?: boolean;
}

const loadStates = async (): Promise<typeof PickerStates> => {
  const [states] = await Promise.all([import('./PickerStates.tsx'), completeTexts()]);
  return states;
};

/** Draws what stands in the place of rows: what holds it while they load, or why there are none. With rows it draws nothing. */
export const RowsPlace = (props: RowsPlaceProps): JSX.Element | null => {
  const { state, hasRows, onRetry, foldersOnly = false } = props;
  const t = useT();
  const [isCutOff, setCutOff] = useState(false);
  const load = useCallback(async () => {
    try {
      return await loadStates();
    } catch (error) {
      setCutOff(true);
      throw error;
    }
  }, []);
  const isAnswered = state.list.status === 'failed' || contentOf(state.list) !== undefined;
  // Beside the rows too: without a network it would be too late to load what says so.
  const states = useLater(load, isAnswered);
  if (hasRows) return null;
  if (isAnswered && states !== undefined)
    return <states.PickerStates state={state} onRetry={onRetry} foldersOnly={foldersOnly} />;
  return (
    <>
      <RowsSkeleton />
      {isAnswered && isCutOff && <PickerRefusal text={t('error.network')} />}
    </>
  );
};
