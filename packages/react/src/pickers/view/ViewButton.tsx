import type { JSX } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { gridIcon } from '../../foundation/icons/list-icons.ts';
import { listIcon } from '../../foundation/icons/rows-icon.ts';
import { IconButton } from '../../foundation/primitives/IconButton.tsx';

/** Properties of {@link ViewButton}. */
export interface ViewButtonProps {
  /** Whether pictures are shown, and the button shows rows. */
  readonly pictures: boolean;
  /** Is told whether pictures are wanted. */
  readonly onPictures: (pictures: boolean) => void;
}

/** Draws the button that shows the files in the other way, where a list has no title of a column. */
export const ViewButton = ({ pictures, onPictures }: ViewButtonProps): JSX.Element => {
  const t = useT();
  return (
    <IconButton
      className="cd-picker-view"
      icon={pictures ? listIcon : gridIcon}
      label={t(pictures ? 'picker.rows' : 'picker.pictures')}
      onClick={() => onPictures(!pictures)}
    />
  );
};
