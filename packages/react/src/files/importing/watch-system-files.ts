import { belongsElsewhere } from '../list/page-target.ts';
import { carriesFiles, filesOf } from './system-files.ts';

/** A folder that files may be dropped on. */
export interface DropFolder {
  readonly folderId: string;
  /** Element that is marked as the place of the drop; undefined for the open folder. */
  readonly element: HTMLElement | undefined;
}

/** Questions and reports of the watcher. */
export interface SystemFilesSource {
  /** Returns the folder below an element; undefined where nothing can be dropped or pasted. */
  readonly folderAt: (target: Element | undefined) => DropFolder | undefined;
  /** Tells where the files would go while they are dragged; undefined when they left or were dropped. */
  readonly onOver: (folder: DropFolder | undefined) => void;
  readonly onFiles: (files: readonly File[], folderId: string) => void;
}

/** Watches files that come from the system onto a surface, by drop or paste. Returns the way to stop. */
export const watchSystemFiles = (root: HTMLElement, source: SystemFilesSource): (() => void) => {
  // A drag that began on this page is about its own items, though a picture in it may look like a file.
  let isOwnDrag = false;
  let over: DropFolder | undefined;
  const show = (folder: DropFolder | undefined): void => {
    if (folder?.folderId === over?.folderId && folder?.element === over?.element) return;
    over?.element?.removeAttribute('data-cd-drop');
    folder?.element?.setAttribute('data-cd-drop', 'over');
    over = folder;
    source.onOver(folder);
  };
  const folderOf = ({ target }: Event): DropFolder | undefined =>
    source.folderAt(target instanceof Element ? target : undefined);
  const onOwnDrag = (): void => {
    isOwnDrag = true;
  };
  const onDragEnd = (): void => {
    isOwnDrag = false;
  };
  const onDragOver = (event: DragEvent): void => {
    if (isOwnDrag || !carriesFiles(event.dataTransfer)) return;
    const folder = folderOf(event);
    show(folder);
    if (folder === undefined || event.dataTransfer === null) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
  };
  const onDragLeave = (event: DragEvent): void => {
    const next = event.relatedTarget;
    if (!(next instanceof Node && root.contains(next))) show(undefined);
  };
  const onDrop = (event: DragEvent): void => {
    if (isOwnDrag || !carriesFiles(event.dataTransfer)) return;
    const folder = folderOf(event);
    show(undefined);
    // Without this the browser would leave the page for the file.
    event.preventDefault();
    const files = filesOf(event.dataTransfer);
    if (folder !== undefined && files.length > 0) source.onFiles(files, folder.folderId);
  };
  const onPaste = (event: ClipboardEvent): void => {
    const [target] = event.composedPath();
    if (event.defaultPrevented || belongsElsewhere(target)) return;
    const files = filesOf(event.clipboardData);
    const folder = files.length === 0 ? undefined : source.folderAt(undefined);
    if (folder === undefined) return;
    event.preventDefault();
    source.onFiles(files, folder.folderId);
  };
  document.addEventListener('dragstart', onOwnDrag);
  document.addEventListener('dragend', onDragEnd);
  document.addEventListener('paste', onPaste);
  root.addEventListener('dragenter', onDragOver);
  root.addEventListener('dragover', onDragOver);
  root.addEventListener('dragleave', onDragLeave);
  root.addEventListener('drop', onDrop);
  return () => {
    show(undefined);
    document.removeEventListener('dragstart', onOwnDrag);
    document.removeEventListener('dragend', onDragEnd);
    document.removeEventListener('paste', onPaste);
    root.removeEventListener('dragenter', onDragOver);
    root.removeEventListener('dragover', onDragOver);
    root.removeEventListener('dragleave', onDragLeave);
    root.removeEventListener('drop', onDrop);
  };
};
