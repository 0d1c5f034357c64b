import { formatTimestamp } from '@chartdock/contract';
import type { FileArea } from '@chartdock/files';
import { contentOf } from '@chartdock/files';
import type { RefObject } from 'react';
import { useEffect } from 'react';
import { shownMoment } from '../list/item-texts.ts';
import type { ShownTime } from '../list/file-view.types.ts';

/** Gives times such as "2 h ago" their date and time as a tooltip, once the pointer comes to one. */
export const useExactTimes = (
  root: RefObject<HTMLElement | null>,
  area: Pick<FileArea, 'getState'>,
  shownTime: ShownTime,
): void => {
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const onOver = ({ target }: Event): void => {
      const time = target instanceof Element ? target.closest('.cd-row__time, .cd-card__words') : null;
      const index = time?.closest('[data-cd-index]')?.getAttribute('data-cd-index');
      if (!(time instanceof HTMLElement) || index === null || index === undefined) return;
      const item = contentOf(area.getState().list)?.rows[Number(index)];
      const at = item && shownMoment(item, shownTime);
      // Rows are used again for other files.
      if (at === undefined) time.removeAttribute('title');
      else time.title = formatTimestamp(at);
    };
    element.addEventListener('pointerover', onOver);
    return () => element.removeEventListener('pointerover', onOver);
  }, [root, area, shownTime]);
};
