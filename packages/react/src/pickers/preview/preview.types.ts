import type { DocumentViewerProps } from '../../viewer/DocumentViewer.tsx';
import type { ViewerSource } from '../../viewer/viewer-source.ts';

/** Reads what is in files, so that it can be seen before they are picked. */
export interface PickerPreviews extends ViewerSource {
  /** Lists the canvases of a file that has several. Rejects when they cannot be read. */
  readonly canvases: (fileId: string) => Promise<DocumentViewerProps['canvases']>;
}

/** Loads the reading of files, with what a page wants to have beside it, such as its styles. */
export type LoadPreviews = () => Promise<PickerPreviews>;
