import * as CODE from '@chartdock/contract/codes';
import type { FileArea, FileItem, ImportQueue, ImportState, NoticeText } from '@chartdock/files';

/** How saving a source ended. */
export type SaveOutcome =
  | { readonly status: 'saved'; readonly item: FileItem }
  | { readonly status: 'failed'; readonly text: NoticeText }
  /** No file is left. */
  | { readonly status: 'full' };

const outcomeOf = ({ entries: [entry] }: ImportState): SaveOutcome | undefined => {
  if (entry?.item !== undefined) return { status: 'saved', item: entry.item };
  if (entry?.failure === undefined) return undefined;
  return entry.failure.code === CODE.quotaExhausted
    ? { status: 'full' }
    : { status: 'failed', text: entry.failure.text };
};

const settled = (queue: ImportQueue): Promise<SaveOutcome> =>
  new Promise((resolve) => {
    const look = (): void => {
      const outcome = outcomeOf(queue.getState());
      if (outcome !== undefined) resolve(outcome);
    };
    queue.subscribe(look);
    look();
  });

/** Makes a markdown file of a text. The text goes the way of every document that is brought in, with its rules. */
export const saveSource = async (
  area: Pick<FileArea, 'createImportQueue'>,
  { title, text, folderId }: { readonly title: string; readonly text: string; readonly folderId?: string },
): Promise<SaveOutcome> => {
  const queue = area.createImportQueue(folderId === undefined ? {} : { folderId });
  queue.add([new File([text], `${title}.md`, { type: 'text/markdown' })]);
  return settled(queue);
};
