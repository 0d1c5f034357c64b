import type { PickedPlace } from '../tasks.types.ts';
import { isFlag, isOptional, isRecordOf, isText } from './guards.ts';
import { isKey } from './values.ts';

/** Returns whether a value is a chosen folder. */
export const isPickedPlace = isRecordOf<PickedPlace>({
  folderId: isKey,
  title: isText(256),
  name: isOptional(isText(256)),
  taken: isOptional(isFlag),
});
