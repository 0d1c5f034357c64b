import type { FileItem } from '@chartdock/files';
import type { FilePick } from '@chartdock/files/picking';
import type { JSX } from 'react';
import type { LoadPreviews } from './preview.types.ts';
import { usePreviewPart } from './usePreviewPart.ts';

/** Properties of {@link PickerPeek}. */
export interface PickerPeekProps {
  readonly item: FileItem;
  readonly pick: FilePick;
  readonly previews: LoadPreviews;
  readonly onClose: () => void;
}

/** Shows what is in a file that need not be chosen; the viewer is loaded with the first. */
export const PickerPeek = ({ item, pick, previews, onClose }: PickerPeekProps): JSX.Element | null => {
  const part = usePreviewPart(previews, true);
  return part === undefined ? null : (
    <part.PickerPreview item={item} pick={pick} source={part.source} onClose={onClose} />
  );
};
