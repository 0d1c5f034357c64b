import { ChartdockProvider } from '@chartdock/react';
import type { FileItem, Selection } from '@chartdock/files';
import { FileList } from '../../../packages/react/src/files/list/FileList.tsx';
import { rootDrawer } from './root-drawer.ts';
import { NOW, findElement } from './rows.ts';
import '../../../packages/react/src/foundation/styles/index.css';

const nothingPicked: Selection = { mode: 'off' };
const ignore = (): void => undefined;

const Page = ({ rows }: { rows: readonly FileItem[] | undefined }) => (
  <ChartdockProvider fill>
    {rows && (
      <FileList
        rows={rows}
        selection={nothingPicked}
        label="Files"
        now={NOW}
        onOpen={ignore}
        onPick={ignore}
        onPickAll={ignore}
        onMenu={ignore}
        onStar={ignore}
        onRange={ignore}
      />
    )}
  </ChartdockProvider>
);

const draw = rootDrawer((rows) => <Page rows={rows} />);

window.bench = {
  stand: draw,
  mount: draw,
  scroller: () => findElement('.cd-list'),
};
