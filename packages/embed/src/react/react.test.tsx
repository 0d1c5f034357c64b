import { StrictMode, createElement, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Chartdock } from '../loader/chartdock.ts';
import type { ChartdockOptions } from '../loader/options.types.ts';
import { createFakeDock } from '../testing/fake-dock.ts';
import { ChartdockPicker, useChartdock } from './index.ts';

const file = { id: '1', title: 'Plan', category: 'flow' } as const;
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
  it('opens one picker in its element and tells how it ended', async () => {
    const { dock, pickers } = createFakeDock();
    const onOutcome = vi.fn();
    await draw(
      <ChartdockPicker
        dock={dock}
        options={{ multiple: true }}
        className="picker"
        label="Files"
        onOutcome={onOutcome}
      />,
    );
    const box = document.querySelector('.picker');
    expect([box?.getAttribute('role'), box?.getAttribute('aria-label')]).toEqual(['group', 'Files']);
    expect(pickers).toHaveLength(1);
    expect(pickers[0]?.options).toMatchObject({ multiple: true, present: 'container', container: box });
    pickers[0]?.ends({ status: 'done', value: [file] });
    await settle();
    expect(onOutcome.mock.calls).toEqual([[{ status: 'done', value: [file] }]]);
  });

  it('leaves one picker open in StrictMode, and none when it goes away, without an outcome', async () => {
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

  it('keeps its picker while only callbacks change, and asks the newest ones', async () => {
    const { dock, pickers } = createFakeDock();
    const seen: string[] = [];
    const drawWith = (name: string): Promise<void> =>
      draw(
        <ChartdockPicker
          dock={dock}
          options={{ types: ['flow'], canPick: () => name }}
          onOutcome={() => seen.push(name)}
        />,
      );
    await drawWith('first');
    await drawWith('second');
    expect(pickers).toHaveLength(1);
    expect(pickers[0]?.options.canPick?.(file)).toBe('second');
    pickers[0]?.ends({ status: 'cancelled', by: 'user' });
    await settle();
    expect(seen).toEqual(['second']);
  });

  it('opens anew when what can be picked changes', async () => {
    const { dock, pickers } = createFakeDock();
    await draw(<ChartdockPicker dock={dock} options={{ types: ['flow'] }} onOutcome={vi.fn()} />);
    await draw(<ChartdockPicker dock={dock} options={{ types: ['mind'] }} onOutcome={vi.fn()} />);
    expect(pickers.map(({ options, isClosed }) => [options.types, isClosed()])).toEqual([
      [['flow'], true],
      [['mind'], false],
    ]);
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

  it('keeps one instance until the client or the server is another', async () => {
    made.length = 0;
    await draw(<Page {...options} />);
    await draw(<Page {...options} theme="dark" getToken={async () => 'token'} />);
    expect(new Set(made).size).toBe(1);
    await draw(<Page {...options} clientId="other" />);
    expect(new Set(made).size).toBe(2);
  });

  it('carries looks to open surfaces and ends them with the component', async () => {
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
