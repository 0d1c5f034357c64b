import type { FileItem } from '@chartdock/files';
import { List } from 'react-window';
import type { RowComponentProps } from 'react-window';
import { BOX_HEIGHT, OVERSCAN, ROW_HEIGHT, findElement } from './rows.ts';
import { rootDrawer } from './root-drawer.ts';
import { PeerRow } from './PeerRow.tsx';
import '../../../packages/react/src/foundation/styles/index.css';

// The library places each row by a style of its own, so our row sits at the top of that place.
const Row = ({ index, style, rows }: RowComponentProps<{ rows: readonly FileItem[] }>) => (
  <div style={style}>
    <PeerRow file={rows[index]} index={index} top={0} />
  </div>
);

const draw = rootDrawer(
  (rows) =>
    rows && (
      <List
        className="peer-list"
        rowComponent={Row}
        rowCount={rows.length}
        rowHeight={ROW_HEIGHT}
        rowProps={{ rows }}
        overscanCount={OVERSCAN}
        style={{ height: BOX_HEIGHT }}
      />
    ),
);

window.bench = {
  stand: draw,
  mount: draw,
  scroller: () => findElement('.peer-list'),
};
