import type { Crumb } from '@chartdock/contract';
import type { ReactNode } from 'react';
import { draw } from '../foundation/drawing/draw.ts';
import { Icon } from '../foundation/icons/Icon.tsx';
import { chevronRightIcon } from '../foundation/icons/list-icons.ts';
import { useT } from '../foundation/i18n/useT.ts';
import { describeCrumbs } from './describe-crumbs.ts';

/** Properties of {@link PickerCrumbs}. */
export interface PickerCrumbsProps {
  /** Folders from the top down to the open one; empty at the root. */
  readonly chain: readonly Crumb[];
  readonly onOpen: (folderId: string) => void;
}

const arrow = (): ReactNode => <Icon of={chevronRightIcon} size={14} />;

/** Draws the way to the open folder in one line; three dots lead up to the folder above the last two. */
export const PickerCrumbs = ({ chain, onOpen }: PickerCrumbsProps): ReactNode =>
  describeCrumbs(draw, { chain, t: useT(), arrow, onPress: (folderId) => () => onOpen(folderId) });
