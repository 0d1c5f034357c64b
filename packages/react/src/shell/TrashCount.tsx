import type { FileArea } from '@chartdock/files';
import type { JSX } from 'react';
import { useStore } from '../foundation/provider/useStore.ts';
import { trashCountOf } from './trash-count.ts';

/** Shows how many items are in trash, where there are any; on its own, so that the frame is not drawn again when it becomes known. */
export const TrashCount = ({ area }: { readonly area: FileArea }): JSX.Element | null => {
  const count = useStore(area, trashCountOf) ?? 0;
  return count > 0 ? <span className="cd-nav__count">{count}</span> : null;
};
