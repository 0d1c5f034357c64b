import type { ViewMemory } from '../picker.types.ts';

/** Names what remembers how a person looks at the files of pickers. */
export const viewKey = (userId = ''): string => `chartdock.pickerView.${userId}`;

/** Tells whether a person last looked at pictures. */
export const showsPictures = (views: Pick<ViewMemory, 'get'> | undefined, userId?: string): boolean =>
  views?.get(viewKey(userId)) === 'icon';
