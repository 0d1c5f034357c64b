import type { JSX } from 'react';
import { useT } from '../../i18n/useT.ts';
import { gridIcon, listIcon } from '../../icons/interface-icons.ts';
import { IconButton } from '../../primitives/IconButton.tsx';
import type { PickerView, ViewMemory } from '../picker.types.ts';
import { viewKey } from './view-key.ts';
import { viewTexts } from './texts/view-texts.ts';

/** Properties of {@link ViewButton}. */
export interface ViewButtonProps {
  /** `icon` for pictures, else rows. */
  readonly view: string | undefined;
  /** Remembers the view. Default: nobody does. */
  readonly views: ViewMemory | undefined;
  readonly onView: (view: PickerView) => void;
}

/** Draws the button that shows the files in the other way, where a list has no title of a column. */
export const ViewButton = ({ view, views, onView }: ViewButtonProps): JSX.Element => {
  const t = useT(viewTexts);
  const other = view === 'icon' ? 'list' : 'icon';
  return (
    <IconButton
      className="cd-picker-view"
      scale="small"
      icon={other === 'icon' ? gridIcon : listIcon}
      label={t(`view.${other}`)}
      onClick={() => {
        onView(other);
        views?.set(viewKey, other);
      }}
    />
  );
};
