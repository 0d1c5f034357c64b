import { Button, isComposing } from '@chartdock/react';
import { FilePreview } from '@chartdock/react/documents';
import type { JSX, KeyboardEvent } from 'react';
import { useEffect, useRef } from 'react';

/** Properties of {@link OpenedFile}. */
export interface OpenedFileProps {
  readonly fileId: string;
  /** Text of the button back. */
  readonly back: string;
  readonly onBack: () => void;
}

/** Draws a file in the place of the list that it was opened from, to which the button and Escape lead back. */
export const OpenedFile = ({ fileId, back, onBack }: OpenedFileProps): JSX.Element => {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    frame.current?.querySelector('button')?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [fileId]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    onBack();
  };
  return (
    <div ref={frame} className="guest__body guest__file cd-preview-page" onKeyDown={onKeyDown}>
      <div className="guest__way">
        <Button look="ghost" onClick={onBack}>
          {back}
        </Button>
      </div>
      <FilePreview chartId={fileId} />
    </div>
  );
};
