import { createRoot } from 'react-dom/client';
import { List } from 'react-window';
import type { RowComponentProps } from 'react-window';
import { BOX_HEIGHT, ROW_HEIGHT, afterPaint, boxElement } from './rows.ts';
import type { BenchRow } from './rows.ts';
import { Cells } from './cells.tsx';

const Row = ({ index, style, rows }: RowComponentProps<{ rows: readonly BenchRow[] }>) => {
  const row = rows[index];
  return (
    <div className="row" style={style}>
      {row && <Cells row={row} />}
    </div>
  );
};

window.bench = {
  mount: async (rows) => {
    createRoot(boxElement()).render(
      <List
        rowComponent={Row}
        rowCount={rows.length}
        rowHeight={ROW_HEIGHT}
        rowProps={{ rows }}
        overscanCount={4}
        style={{ height: BOX_HEIGHT }}
      />,
    );
    await afterPaint();
  },
  scroller: () => document.querySelector<HTMLElement>('#box > *') ?? boxElement(),
};
