import type { JSX } from 'react';
import { createRoot } from 'react-dom/client';
import { useEffect, useState } from 'react';
import { ROOT_ID } from '@chartdock/files';
import type { Place } from '@chartdock/files';
import { FileArea } from '../files/area/FileArea.tsx';
import { Button } from '../foundation/primitives/Button.tsx';
import { Dialog } from '../foundation/primitives/dialogs/Dialog.tsx';
import { ChartdockProvider } from '../composed/texts/ChartdockProvider.tsx';
import { createDemoArea } from './demo-area.ts';
import type { DemoClientOptions } from './demo-client.ts';
import { demoRecords, demoUserId } from './demo-records.ts';
import { Gallery } from './Gallery.tsx';
import '../foundation/styles/index.css';
import './gallery.css';

const records = demoRecords(60, Date.now());

/** Makes a scene of a whole file area at a place. */
const areaScene = (options: DemoClientOptions, place: Place): (() => JSX.Element) => {
  const area = createDemoArea(options);
  return () => {
    useEffect(() => void area.openPlace(place), []);
    return (
      <main className="cd-gallery__area">
        <FileArea area={area} userId={demoUserId} />
      </main>
    );
  };
};

const root: Place = { page: 'diagrams', folderId: ROOT_ID };

/** Two dialogs, one above the other; the upper one is as tall as asked. */
const Dialogs = (): JSX.Element => {
  const [open, setOpen] = useState(0);
  const close = (): void => setOpen(open - 1);
  return (
    <main>
      <h1 className="cd-hidden">Dialogs</h1>
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
// In development the address asks for a scene, in tests the body does.
const address = new URLSearchParams(window.location.search);
const asked = (name: string): string | undefined => address.get(name) ?? document.body.dataset[name];
const place = document.createElement('div');

const scenes: Readonly<Record<string, () => JSX.Element>> = {
  gallery: Gallery,
  files: areaScene({ records }, root),
  trash: areaScene({ records }, { page: 'trash' }),
  empty: areaScene({ records: [] }, root),
  loading: areaScene({ records, silent: true }, root),
  failed: areaScene({ records, failing: true }, root),
  dialogs: Dialogs,
};

const Scene = scenes[asked('scene') ?? 'gallery'] ?? Gallery;
place.style.height = '100vh';
document.body.append(place);
createRoot(place).render(
  <ChartdockProvider
    locale={asked('locale') === 'zh' ? 'zh' : 'en'}
    theme={asked('theme') === 'dark' ? 'dark' : 'light'}
    fill={Scene !== Gallery}
  >
    <Scene />
  </ChartdockProvider>,
);
