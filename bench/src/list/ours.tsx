import { ChartdockProvider } from '@chartdock/react';
import type { FileItem, Selection } from '@chartdock/files';
import { createRoot } from 'react-dom/client';
import { FileList } from '../../../packages/react/src/files/list/FileList.tsx';
import { NOW, afterPaint, boxElement, findElement } from './rows.ts';
import '../../../packages/react/src/styles/index.css';

const nothingPicked: Selection = { mode: 'off' };
const ignore = (): void => undefined;

const Page = ({ rows }: { rows: readonly FileItem[] }) => (
  <ChartdockProvider fill>
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
  </ChartdockProvider>
);

window.bench = {
  mount: async (rows) => {
    createRoot(boxElement()).render(<Page rows={rows} />);
    await afterPaint();
  },
  scroller: () => findElement('.cd-list'),
};
