import type { JSX } from 'react';
import { createRoot } from 'react-dom/client';
import { useEffect, useState } from 'react';
import { FileArea } from '../files/FileArea.tsx';
import { Button } from '../primitives/Button.tsx';
import { Dialog } from '../primitives/Dialog.tsx';
import { ChartdockProvider } from '../provider/ChartdockProvider.tsx';
import { createDemoArea } from './demo-area.ts';
import { demoRecords, demoUserId } from './demo-records.ts';
import { Gallery } from './Gallery.tsx';
import '../styles/index.css';
import './gallery.css';

const area = createDemoArea({ records: demoRecords(60, Date.now()) });

const Files = (): JSX.Element => {
  useEffect(() => void area.openFolder('root'), []);
  return <FileArea area={area} userId={demoUserId} />;
};

/** Two dialogs, one above the other; the upper one is as tall as asked. */
const Dialogs = (): JSX.Element => {
  const [open, setOpen] = useState(0);
  const close = (): void => setOpen(open - 1);
  return (
    <main>
      <Button onClick={() => setOpen(1)}>Open first</Button>
      {open > 0 && (
        <Dialog
          title="First"
          closeLabel="Close first"
          onClose={close}
          footer={<Button onClick={close}>Cancel</Button>}
        >
          <Button onClick={() => setOpen(2)}>Open second</Button>
        </Dialog>
      )}
      {open > 1 && (
        <Dialog title="Second" closeLabel="Close second" height={900} onClose={close}>
          <input aria-label="field" />
        </Dialog>
      )}
    </main>
  );
};

const scenes: Readonly<Record<string, () => JSX.Element>> = {
  gallery: Gallery,
  files: Files,
  dialogs: Dialogs,
};
const Scene = scenes[document.body.dataset['scene'] ?? 'gallery'] ?? Gallery;
const place = document.createElement('div');
place.style.height = '100vh';
document.body.append(place);
createRoot(place).render(
  <ChartdockProvider locale="en" fill={Scene !== Gallery}>
    <Scene />
  </ChartdockProvider>,
);
