import { FILE_CATEGORIES } from '@chartdock/contract';
import type { NewFileRequest } from '@chartdock/react/shell';

/** File that the address of the new-file page asks for: a file from a template has a page of its own. */
export type NewFileWish =
  NewFileRequest | { readonly type: 'template'; readonly templateId: string; readonly teamId: string };

const filled = (text: string | null): string | undefined => (text === null || text === '' ? undefined : text);

/** Reads the address of the new-file page: a category makes a blank file, a template one of it, nothing shows the choice (ROUTE-26). */
export const newFileRequest = (query: URLSearchParams): NewFileWish => {
  const [category, folderId] = [filled(query.get('category')), filled(query.get('folder'))];
  const templateId = filled(query.get('template'));
  if (templateId !== undefined) return { type: 'template', templateId, teamId: query.get('team') ?? '' };
  if (category === undefined) return { type: 'choose', folderId };
  const known = FILE_CATEGORIES.find((each) => each === category);
  return known === undefined ? { type: 'unknown', folderId } : { type: 'blank', category: known, folderId };
};
