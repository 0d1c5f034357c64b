import { FILE_CATEGORIES } from '@chartdock/contract';
import type { KindPaths, KindTable } from '../foundation/icons/first-kinds.ts';
import type { IconKind } from '../foundation/icons/icon-kind.ts';
import { iconKindOf } from '../foundation/icons/icon-kind.ts';
import { kindPaths } from '../foundation/icons/kind-paths.ts';
import type { TranslateText } from '../foundation/i18n/text-keys.ts';

/** Gives every kind its strokes and, for who hears a list, its name. */
export const namedKinds = (t: TranslateText): KindTable => {
  const kinds: Record<IconKind, KindPaths> = { ...kindPaths };
  for (const category of [...FILE_CATEGORIES].reverse()) {
    const kind = iconKindOf(category);
    // Several categories share an icon; the first of them is what it is called.
    kinds[kind] = { ...kindPaths[kind], name: t(`kind.${category}`) };
  }
  return kinds;
};
