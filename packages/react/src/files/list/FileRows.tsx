import type { JSX } from 'react';
import { useRef } from 'react';
import { draw, propertiesOf } from '../../foundation/drawing/draw.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { listRowHeight } from '../rows/row-sizes.ts';
import { describeListHead, listAttributes } from './describe-list.ts';
import type { FileRowsProps } from './useFileRows.ts';
import { useFileRows } from './useFileRows.ts';

/** Draws files to pick from as rows, only those in view, with one focus that the arrow keys move; parts that no first row needs may come later. */
export const FileRows = (props: FileRowsProps): JSX.Element => {
  const { rows, label, shownTime } = props;
  const t = useT();
  const scroller = useRef<HTMLDivElement>(null);
  const space = useRef<HTMLDivElement>(null);
  const handlers = useFileRows(props, { t, scroller, space });
  return (
    <div ref={scroller} {...propertiesOf(listAttributes(label, rows.length))} {...handlers}>
      {describeListHead(draw, { t, shownTime: shownTime === 'opened' ? 'opened' : 'updated' })}
      <div
        ref={space}
        className="cd-list__space"
        role="rowgroup"
        style={{ height: rows.length * listRowHeight }}
      />
    </div>
  );
};
