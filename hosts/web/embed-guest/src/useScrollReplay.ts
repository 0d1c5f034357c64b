import type { PickerArea } from '@chartdock/files';
import type { RefObject } from 'react';
import { useEffect } from 'react';

/** Scrolls the list to where it stood before a reload, once its rows are there. */
export const useScrollReplay = (
  frame: RefObject<HTMLElement | null>,
  area: PickerArea,
  top: number,
): void => {
  useEffect(() => {
    if (top === 0) return undefined;
    const unsubscribe = area.subscribe(({ list }) => {
      if (list.status === 'idle' || list.status === 'loading') return;
      unsubscribe();
      if (list.status === 'failed') return;
      // The rows are drawn after the listeners have run.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const boxes = [...(frame.current?.querySelectorAll<HTMLElement>('*') ?? [])];
          boxes.find((box) => box.scrollHeight > box.clientHeight + 1)?.scrollTo({ top });
        }),
      );
    });
    return unsubscribe;
  }, [frame, area, top]);
};
