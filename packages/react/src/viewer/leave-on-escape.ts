import type { KeyboardEvent } from 'react';

/** Closes what stands beside a picture by Escape, which then closes nothing that the viewer stands in. */
export const leaveOnEscape = (event: KeyboardEvent, onClose: () => void): void => {
  if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.stopPropagation();
  onClose();
};
