import type { BrowsingState } from '@chartdock/files';
import { contentOf } from '@chartdock/files';
import type { JSX, ReactNode } from 'react';
import { useCallback, useState } from 'react';
import { RowsSkeleton } from '../files/list/RowsSkeleton.tsx';
import { useT } from '../foundation/i18n/useT.ts';
import { PickerRefusal } from './PickerRefusal.tsx';
import { useBackOnline } from './useBackOnline.ts';
import { useLaterParts } from './useLaterParts.ts';

/** Properties of {@link RowsPlace}. */
export interface RowsPlaceProps {
  readonly state: BrowsingState;
  /** Whether there are rows, which are drawn elsewhere. */
  readonly hasRows: boolean;
  readonly onRetry: () => void;
  /** Holds the place of what is drawn elsewhere and not there yet, with rows or without. Default: what holds that of rows, without. */
  readonly holder?: ReactNode;
  /** Whether only folders are shown. Default false. */
  readonly foldersOnly?: boolean;
}

/** Draws what stands in the place of rows: what holds it while they load, or why there are none. With rows it draws nothing. */
export const RowsPlace = (props: RowsPlaceProps): JSX.Element | null => {
  const { state, hasRows, holder, onRetry, foldersOnly = false } = props;
  const t = useT();
  const [isCutOff, setCutOff] = useState(false);
  const tellCutOff = useCallback(() => setCutOff(true), []);
  useBackOnline(state.list.status === 'failed', onRetry);
  const isAnswered = state.list.status === 'failed' || contentOf(state.list) !== undefined;
  // Beside the rows too: without a network it would be too late to load what says so.
  const later = useLaterParts(isAnswered, tellCutOff);
  if (holder === undefined && hasRows) return null;
  if (holder === undefined && isAnswered && later !== undefined)
    return <later.PickerStates state={state} onRetry={onRetry} foldersOnly={foldersOnly} />;
  return (
    <>
      {holder === undefined ? <RowsSkeleton /> : holder}
      {isAnswered && isCutOff && <PickerRefusal text={t('error.network')} />}
    </>
  );
};
