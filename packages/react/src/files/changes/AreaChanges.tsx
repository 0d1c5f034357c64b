import type { FileArea, FileAreaState } from '@chartdock/files';
import type { JSX } from 'react';
import { LateChangePanel } from './LateChangePanel.tsx';
import { useCatchUp } from './useCatchUp.ts';
import { useUndoKey } from './useUndoKey.ts';

/** Properties of {@link AreaChanges}. */
export interface AreaChangesProps {
  readonly area: FileArea;
  readonly state: Pick<FileAreaState, 'changes'>;
}

/** Follows the changes of a file area: long ones on screen, the way back on the keyboard, and catching up after a break. */
export const AreaChanges = ({ area, state }: AreaChangesProps): JSX.Element => {
  useUndoKey(area);
  useCatchUp(area);
  return <LateChangePanel area={area} changes={state.changes} />;
};
