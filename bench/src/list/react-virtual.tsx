import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { BOX_HEIGHT, ROW_HEIGHT, afterPaint, boxElement } from './rows.ts';
import type { BenchRow } from './rows.ts';
import { Cells } from './cells.tsx';

const List = ({ rows }: { rows: readonly BenchRow[] }) => {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 4,
  });
  return (
    <div ref={scroller} data-scroller style={{ height: BOX_HEIGHT, overflow: 'auto' }}>
      <div className="space" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map((item) => {
          const row = rows[item.index];
          return (
            row && (
              <div key={item.key} className="row" style={{ transform: `translateY(${item.start}px)` }}>
                <Cells row={row} />
              </div>
            )
          );
        })}
      </div>
    </div>
  );
};

window.bench = {
  mount: async (rows) => {
    createRoot(boxElement()).render(<List rows={rows} />);
    await afterPaint();
  },
  scroller: () => document.querySelector<HTMLElement>('[data-scroller]') ?? boxElement(),
};
