import type { ReactElement } from 'react';
import { StrictMode, createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Chartdock } from '../api/chartdock.ts';
import type { ChartdockOptions } from '../api/options.types.ts';
import { createFakeDock } from '../testing/fake-dock.ts';
import { testPickerWrapper } from '../wrapping/picker.suite.ts';
import { ChartdockPicker, useChartdock } from './index.ts';

let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  const box = document.body.appendChild(document.createElement('main'));
  root = createRoot(box);
});

afterEach(async () => {
  flushSync(() => root.unmount());
  await settle();
  document.body.replaceChildren();
});

const turn = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));

/** Preact runs effects after a frame. */
const settle = async (): Promise<void> => {
  await turn();
  await turn();
};

const draw = async (element: ReactElement): Promise<void> => {
  flushSync(() => root.render(element));
  await settle();
};

describe('ChartdockPicker', () => {
  testPickerWrapper(async (props) => {
    await draw(<ChartdockPicker {...props} className="picker" label="Files" />);
    const box = document.querySelector('.picker');
    if (box === null) throw new Error('nothing was drawn');
    return {
      box,
      update: (next) => draw(<ChartdockPicker {...next} className="picker" label="Files" />),
      remove: () => draw(<p />),
    };
  });

  it('names its element for assistive technology', async () => {
    await draw(
      <ChartdockPicker dock={createFakeDock().dock} className="picker" label="Files" onOutcome={vi.fn()} />,
    );
    const box = document.querySelector('.picker');
    expect([box?.getAttribute('role'), box?.getAttribute('aria-label')]).toEqual(['group', 'Files']);
  });

  it('leaves one picker in StrictMode and none afterwards', async () => {
    const { dock, pickers } = createFakeDock();
    const onOutcome = vi.fn();
    await draw(
      <StrictMode>
        <ChartdockPicker dock={dock} onOutcome={onOutcome} />
      </StrictMode>,
    );
    expect(pickers.filter(({ isClosed }) => !isClosed())).toHaveLength(1);
    await draw(<p />);
    expect(pickers.filter(({ isClosed }) => !isClosed())).toEqual([]);
    expect(onOutcome).not.toHaveBeenCalled();
  });
});

describe('useChartdock', () => {
  const options: ChartdockOptions = {
    clientId: 'partner-demo',
    baseUrl: 'https://charts.example.com',
    getToken: async () => null,
  };
  const made: Chartdock[] = [];
  const Page = (props: ChartdockOptions): ReactElement => {
    made.push(useChartdock(props));
    return createElement('p');
  };

  it('keeps one instance per client and server', async () => {
    made.length = 0;
    await draw(<Page {...options} />);
    await draw(<Page {...options} theme="dark" getToken={async () => 'token'} />);
    expect(new Set(made).size).toBe(1);
    await draw(<Page {...options} clientId="other" />);
    expect(new Set(made).size).toBe(2);
  });

  it('carries looks to surfaces, ending with the component', async () => {
    made.length = 0;
    await draw(<Page {...options} />);
    const [dock] = made;
    if (dock === undefined) throw new Error('no instance');
    const update = vi.spyOn(dock, 'update');
    const destroy = vi.spyOn(dock, 'destroy');
    await draw(<Page {...options} theme="dark" locale="en" />);
    expect(update.mock.calls).toEqual([[{ theme: 'dark', locale: 'en' }]]);
    await draw(<p />);
    expect(destroy).toHaveBeenCalledTimes(1);
  });
});
