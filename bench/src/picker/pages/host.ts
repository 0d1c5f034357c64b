import type { createChartdock as CreateChartdock } from '@chartdock/embed';

declare global {
  interface Window {
    /** Opens the picker in the box. */
    benchOpen?: () => void;
    /** Defines the global of the partner script. */
    Chartdock?: { readonly createChartdock: typeof CreateChartdock };
  }
}

const server = `http://localhost:${location.port}`;

const getToken = async (): Promise<string> => (await fetch('/token', { method: 'POST' })).text();

const openOurs = (box: Element): void => {
  const dock = window.Chartdock?.createChartdock({ clientId: 'partner-demo', baseUrl: server, getToken });
  void dock?.pickFiles({ present: 'container', container: box, start: 'root', title: 'Choose a file' });
};

const openByHand = (box: Element, page: string): void => {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'display:block;border:0;width:100%;height:100%';
  const token = getToken();
  addEventListener('message', ({ source, origin }) => {
    if (source !== frame.contentWindow || origin !== server) return;
    const { port2 } = new MessageChannel();
    void token.then((value) => frame.contentWindow?.postMessage({ token: value }, server, [port2]));
  });
  frame.src = `${server}/bench/${page}/`;
  box.append(frame);
};

window.benchOpen = () => {
  const box = document.querySelector('#box');
  const page = document.body.dataset['page'] ?? '';
  if (box === null) throw new Error('The page has no box');
  if (page === 'chartdock') openOurs(box);
  else openByHand(box, page);
};
