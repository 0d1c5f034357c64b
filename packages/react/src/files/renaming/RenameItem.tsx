import type { FileArea, FileItem } from '@chartdock/files';
import { contentOf } from '@chartdock/files';
import type { JSX, RefObject } from 'react';
import { useEffect, useState } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { useLatest } from '../../foundation/primitives/useLatest.ts';
import { nameOutcomeOf } from '../items/name-outcome.ts';
import { RenameDialog } from '../items/RenameDialog.tsx';
import { openNameField } from './name-field.ts';
import { findName } from './name-place.ts';

/** Properties of {@link RenameItem}. */
export interface RenameItemProps {
  readonly area: FileArea;
  readonly item: FileItem;
  /** Element of the file area, in whose list the name is looked for. */
  readonly root: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

const rowsOf = (area: FileArea): readonly (FileItem | undefined)[] =>
  contentOf(area.getState().list)?.rows ?? [];

/** Renames an item where its name stands; where that is not in view a dialog asks. */
export const RenameItem = ({ area, item, root, onClose }: RenameItemProps): JSX.Element | null => {
  const t = useT();
  const [place] = useState(() => findName(root.current, rowsOf(area), item));
  const latest = useLatest({ t, onClose });
  useEffect(() => {
    if (place === undefined) return undefined;
    const onSave = async (title: string) =>
      nameOutcomeOf(await area.rename(item, title, { isTold: true }), latest.current.t);
    const onEnd = (isFocusBack: boolean): void => {
      // By its new name it may stand elsewhere.
      if (isFocusBack)
        (findName(root.current, rowsOf(area), item)?.element ?? place.element).focus({ preventScroll: true });
      latest.current.onClose();
    };
    const takeAway = openNameField({ place, name: item.title, t: latest.current.t, onSave, onEnd });
    // Another list took the place of this one.
    const stop = area.subscribe(() => {
      if (!place.space.isConnected) latest.current.onClose();
    });
    return () => {
      stop();
      takeAway();
    };
  }, [area, item, place, root, latest]);
  if (place !== undefined) return null;
  return (
    <RenameDialog
      item={item}
      // The dialog names the fault; a notice would say it again, and stay when the dialog is gone.
      onRename={(renamed, title) => area.rename(renamed, title, { isTold: true })}
      onClose={onClose}
    />
  );
};
