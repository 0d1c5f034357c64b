import { useVirtualizer } from '@tanstack/react-virtual';
import type { FileItem } from '@chartdock/files';
import { useRef } from 'react';
import { OVERSCAN, ROW_HEIGHT, findElement } from './rows.ts';
import { rootDrawer } from './root-drawer.ts';
import { PeerRow } from './PeerRow.tsx';
import '../../../packages/react/src/foundation/styles/index.css';

const List = ({ rows }: { rows: readonly FileItem[] }) => {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
  });
  return (
    <div ref={scroller} className="cd-list" data-cd-kinds="">
      <div className="cd-list__space" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map((item) => (
          <PeerRow key={item.key} file={rows[item.index]} index={item.index} top={item.start} />
        ))}
      </div>
    </div>
  );
};

const draw = rootDrawer((rows) => rows && <List rows={rows} />);

window.bench = {
  stand: draw,
  mount: draw,
  scroller: () => findElement('.cd-list'),
};
