import { useCallback } from 'react';
import { useLater } from '../../foundation/app/useLater.ts';
import type { PickerPreview } from './PickerPreview.tsx';
import type { LoadPreviews, PickerPreviews } from './preview.types.ts';

/** The viewer of files in a picker, and what reads them. */
export interface PreviewPart {
  readonly PickerPreview: typeof PickerPreview;
  readonly source: PickerPreviews;
}

/** Loads the viewer of files once it is wanted; undefined until it is there. */
export const usePreviewPart = (previews: LoadPreviews, isWanted: boolean): PreviewPart | undefined => {
  const load = useCallback(async () => {
    const [part, source] = await Promise.all([import('./PickerPreview.tsx'), previews()]);
    return { PickerPreview: part.PickerPreview, source };
  }, [previews]);
  return useLater(load, isWanted);
};
