import type { FilePick } from '@chartdock/files/picking';
import type { JSX } from 'react';
import { useState } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { previewIcon } from '../../foundation/icons/interface-icons.ts';
import { IconButton } from '../../foundation/primitives/IconButton.tsx';
import type { LoadPreviews } from './preview.types.ts';
import { previewTexts } from './texts/preview-texts.ts';
import { usePreviewPart } from './usePreviewPart.ts';

/** Properties of {@link PreviewButton}. */
export interface PreviewButtonProps {
  readonly pick: FilePick;
  readonly previews: LoadPreviews;
}

/** Draws the button that shows what is in the chosen files; the viewer is loaded with the first press. */
export const PreviewButton = ({ pick, previews }: PreviewButtonProps): JSX.Element => {
  const t = useT(previewTexts);
  const [isOpen, setOpen] = useState(false);
  const part = usePreviewPart(previews, isOpen);
  return (
    <>
      <IconButton
        icon={previewIcon}
        label={t('preview.show')}
        aria-haspopup="dialog"
        aria-busy={isOpen && part === undefined}
        onClick={() => setOpen(true)}
      />
      {isOpen && part !== undefined && (
        <part.PickerPreview pick={pick} source={part.source} onClose={() => setOpen(false)} />
      )}
    </>
  );
};
