import { FILE_CATEGORIES } from '@chartdock/contract';
import type { NewFileRequest } from '@chartdock/react/shell';

const filled = (text: string | null): string | undefined => (text === null || text === '' ? undefined : text);

/** Reads the address of the new-file page: a category makes a blank file, nothing shows the choice (ROUTE-26). */
export const newFileRequest = (query: URLSearchParams): NewFileRequest => {
  const [category, folderId] = [filled(query.get('category')), filled(query.get('folder'))];
  if (filled(query.get('template')) !== undefined) return { type: 'template' };
  if (category === undefined) return { type: 'choose', folderId };
  const known = FILE_CATEGORIES.find((each) => each === category);
  return known === undefined ? { type: 'unknown', folderId } : { type: 'blank', category: known, folderId };
};
