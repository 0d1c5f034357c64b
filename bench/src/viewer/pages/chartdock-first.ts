// The viewer as a page of its own shows it: a picture from its core, and the component in its place once that is loaded.
import type { CallData } from '@chartdock/contract';
import { drawFirstDocument } from '@chartdock/react/first-picture';
import { readData } from './page.ts';

const show = async (): Promise<void> => {
  const content = await readData<CallData<'charts', 'content'>>();
  const place = document.createElement('div');
  place.style.cssText = 'position:fixed;inset:0;z-index:1;overflow:hidden;pointer-events:none';
  document.body.append(place);
  await drawFirstDocument(place, content)?.painted;
  void import('./show-viewer.tsx').then(({ showViewer }) =>
    showViewer(
      () => Promise.resolve(content),
      () => place.remove(),
    ),
  );
};

window.benchShown = show();
