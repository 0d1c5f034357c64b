import { kindOfCategory } from '@chartdock/contract';

/** Viewer that a preview of a template is drawn with. */
export type ViewerKind = 'flow' | 'mind' | 'outline';

/** Tells the viewer of a category: mind kinds, outlines, and flow charts for all else (TPL-25). */
export const viewerKindOf = (category: string): ViewerKind => {
  const kind = kindOfCategory(category);
  if (kind === 'outline') return 'outline';
  return kind.startsWith('mind') ? 'mind' : 'flow';
};
