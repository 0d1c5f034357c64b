import type { FileCategory } from '../file-categories.ts';
import { kindOfCategory } from './category.ts';
import type { FileKind } from './category.ts';

const EDITORS: Readonly<Record<Exclude<FileKind, 'folder'>, string>> = {
  mind: '/mindmap/',
  mind_org: '/mindmap/',
  mind_org_multistage: '/mindmap/',
  outline: '/outline/',
  markdown: '/markdown_editor/',
  board: '/f/',
  flow: '/diagraming/',
  ui: '/diagraming/',
  uml: '/diagraming/',
  network: '/diagraming/',
  bpmn: '/diagraming/',
};

/** Builds the path that opens a file from a list (ROUTE-50); a folder opens in My files. */
export const openAddress = (category: string | undefined, id: string): string => {
  const kind = kindOfCategory(category);
  return kind === 'folder'
    ? `/diagrams?folder=${encodeURIComponent(id)}`
    : EDITORS[kind] + encodeURIComponent(id);
};

/**
 * Builds the path of a new blank file (ROUTE-37..39, 41). A whiteboard has none (ROUTE-42): it is created first and
 * opened by its id, so the response is undefined.
 */
export const newFileAddress = (category: FileCategory): string | undefined => {
  const kind = kindOfCategory(category);
  if (kind === 'board' || kind === 'folder') return undefined;
  return `${EDITORS[kind]}new?category=${encodeURIComponent(category)}`;
};
