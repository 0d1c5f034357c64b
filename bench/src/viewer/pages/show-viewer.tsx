import { DocumentViewer, ViewerSourceContext } from '@chartdock/react/documents';
import type { ViewerSource } from '@chartdock/react/documents';
import { PickerProvider, createPickerTextLookup, loadPickerTexts } from '@chartdock/react/picker';
import '@chartdock/react/picker.css';
import '@chartdock/react/preview.css';
import { createRoot } from 'react-dom/client';
import { benchPlace, painted } from './page.ts';

const untilDrawn = (place: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    const isDrawn = (): boolean =>
      place.querySelector('.cd-stage [data-id], .cd-stage canvas:not([hidden])') !== null;
    const watcher = new MutationObserver(() => {
      if (!isDrawn()) return;
      watcher.disconnect();
      resolve(painted());
    });
    watcher.observe(place, { childList: true, subtree: true, attributes: true });
  });

/** Shows the viewer, with content read for it or after asking, and resolves once its picture is painted. */
export const showViewer = async (content: ViewerSource['content'], onShown?: () => void): Promise<void> => {
  const source: ViewerSource = { content };
  const place = benchPlace();
  const drawn = untilDrawn(place);
  const t = createPickerTextLookup(await loadPickerTexts('en'));
  createRoot(place).render(
    <PickerProvider locale="en" t={t} fill>
      <ViewerSourceContext.Provider value={source}>
        <DocumentViewer fileId="bench" title="Bench" canvases={[]} onShown={onShown} />
      </ViewerSourceContext.Provider>
    </PickerProvider>,
  );
  await drawn;
  const stage = place.querySelector('.cd-stage');
  window.benchMove = (dx, dy, factor) => {
    const { width, height } = place.getBoundingClientRect();
    const turn = (more: WheelEventInit): unknown =>
      stage?.dispatchEvent(
        new WheelEvent('wheel', {
          bubbles: true,
          cancelable: true,
          clientX: width / 2,
          clientY: height / 2,
          ...more,
        }),
      );
    if (dx !== 0 || dy !== 0) turn({ deltaX: -dx, deltaY: -dy });
    if (factor !== 1) turn({ deltaY: -Math.log(factor) / 0.0044, ctrlKey: true });
  };
};
