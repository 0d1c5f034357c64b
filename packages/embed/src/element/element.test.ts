// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChartdockOptions } from '../api/options.types.ts';
import { createFakeDock } from '../testing/fake-dock.ts';
import { defineChartdockPicker } from './define-picker.ts';
import type { ChartdockPickerElement } from './picker-element.types.ts';

let count = 0;

const setUp = (attributes: string) => {
  count += 1;
  const tag = `test-picker-${count}`;
  const { dock, pickers } = createFakeDock();
  const made: ChartdockOptions[] = [];
  const destroy = vi.fn();
  const create = (options: ChartdockOptions) => {
    made.push(options);
    return { ...dock, destroy };
  };
  defineChartdockPicker({ tag, create });
  document.body.innerHTML = `<${tag} client-id="partner-demo" base-url="https://charts.example.com" ${attributes}></${tag}>`;
  const element = document.querySelector(tag) as ChartdockPickerElement;
  const heard: [string, unknown][] = [];
  for (const name of ['chartdock-ready', 'chartdock-selection', 'chartdock-outcome'])
    element.addEventListener(name, (event) => heard.push([name, (event as CustomEvent).detail]));
  return { element, pickers, made, heard, destroy };
};

const soon = async (): Promise<void> => {
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
};

beforeEach(() => document.body.replaceChildren());

describe('<chartdock-picker>', () => {
  it('opens in itself as soon as it can get tokens, with what its attributes say', async () => {
    const attributes =
      'multiple max="5" types="flow, mind" start="root" upload link="required" theme="dark" locale="en"';
    const { element, pickers, made } = setUp(attributes);
    await soon();
    expect(pickers).toEqual([]);
    element.options = { preselect: ['a'] };
    element.getToken = async () => 'token';
    await soon();
    expect(made).toMatchObject([{ clientId: 'partner-demo', theme: 'dark', locale: 'en' }]);
    expect(pickers.map(({ options }) => options)).toEqual([
      {
        multiple: true,
        max: 5,
        types: ['flow', 'mind'],
        start: 'root',
        upload: true,
        link: { password: 'required' },
        preselect: ['a'],
        present: 'container',
        container: element,
      },
    ]);
  });

  it('tells what is chosen and how it ended, and can be opened again', async () => {
    const { element, pickers, heard, destroy } = setUp('');
    element.getToken = async () => 'token';
    await soon();
    pickers[0]?.emits('selection', { items: [] });
    pickers[0]?.ends({ status: 'cancelled', by: 'user' });
    await soon();
    expect(heard).toEqual([
      ['chartdock-selection', { items: [] }],
      ['chartdock-outcome', { status: 'cancelled', by: 'user' }],
    ]);
    expect(destroy).toHaveBeenCalledTimes(1);
    element.open();
    expect(pickers).toHaveLength(2);
  });

  it('opens again for another choice and ends with the element, without an outcome', async () => {
    const { element, pickers, heard } = setUp('types="flow"');
    element.getToken = async () => 'token';
    await soon();
    element.setAttribute('types', 'mind');
    await soon();
    expect(pickers.map(({ options, isClosed }) => [options.types, isClosed()])).toEqual([
      [['flow'], true],
      [['mind'], false],
    ]);
    element.remove();
    await soon();
    expect(pickers.map(({ isClosed }) => isClosed())).toEqual([true, true]);
    expect(heard).toEqual([]);
  });

  it('is defined once under its own name', () => {
    defineChartdockPicker();
    const first = customElements.get('chartdock-picker');
    defineChartdockPicker();
    expect(first).toBeDefined();
    expect(customElements.get('chartdock-picker')).toBe(first);
  });
});
