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
  const updates: object[] = [];
  const create = (options: ChartdockOptions) => {
    made.push(options);
    const pickFiles = (wishes: object): unknown =>
      Object.assign(dock.pickFiles(wishes), { update: (change: object) => void updates.push(change) });
    return { ...dock, destroy, pickFiles } as typeof dock;
  };
  defineChartdockPicker({ tag, create });
  document.body.innerHTML = `<${tag} client-id="partner-demo" base-url="https://charts.example.com" ${attributes}></${tag}>`;
  const element = document.querySelector(tag) as ChartdockPickerElement;
  const heard: [string, unknown][] = [];
  for (const name of ['chartdock-ready', 'chartdock-selection', 'chartdock-outcome'])
    element.addEventListener(name, (event) => heard.push([name, (event as CustomEvent).detail]));
  return { element, pickers, made, heard, destroy, updates };
};

const soon = async (): Promise<void> => {
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
};

beforeEach(() => document.body.replaceChildren());

describe('<chartdock-picker>', () => {
  it('opens in itself as soon as tokens come', async () => {
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

  it('tells choices and its end, and opens again', async () => {
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

  it('reopens for another choice, and ends without an outcome', async () => {
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

  it('tells when it can be used', async () => {
    const { element, pickers, heard } = setUp('');
    element.getToken = async () => 'token';
    await soon();
    pickers[0]?.emits('ready', null);
    expect(heard).toEqual([['chartdock-ready', null]]);
  });

  it('follows its look, and reopens for other changes', async () => {
    const { element, pickers, updates } = setUp('types="flow" theme="dark"');
    element.getToken = async () => 'token';
    await soon();
    element.setAttribute('theme', 'light');
    element.setAttribute('locale', 'en');
    element.setAttribute('theme', 'light');
    await soon();
    expect(pickers).toHaveLength(1);
    expect(updates).toEqual([{ theme: 'light' }, { theme: 'light', locale: 'en' }]);
    element.setAttribute('types', 'flow');
    await soon();
    expect(pickers).toHaveLength(1);
    element.setAttribute('max', '3');
    await soon();
    expect(pickers.map(({ isClosed }) => isClosed())).toEqual([true, false]);
  });

  it('opens once for everything set together', async () => {
    const { element, pickers } = setUp('');
    element.getToken = async () => 'token';
    element.getToken = async () => 'another';
    element.open();
    element.open();
    await soon();
    expect(pickers).toHaveLength(1);
    expect(await element.getToken({} as never)).toBe('another');
  });

  it('closes anything open', async () => {
    const { element, pickers, heard } = setUp('');
    element.close();
    element.getToken = async () => 'token';
    await soon();
    element.close();
    await soon();
    expect(pickers[0]?.isClosed()).toBe(true);
    expect(heard).toEqual([['chartdock-outcome', { status: 'cancelled', by: 'host' }]]);
  });

  it.each(['client-id', 'base-url'])('opens nothing without %s, and then with it', async (name) => {
    const { element, pickers } = setUp('');
    const value = element.getAttribute(name) ?? '';
    element.removeAttribute(name);
    element.getToken = async () => 'token';
    await soon();
    expect(pickers).toHaveLength(0);
    element.setAttribute(name, value);
    element.open();
    expect(pickers).toHaveLength(1);
  });

  it('opens only once it is in a page', async () => {
    const { element, pickers } = setUp('');
    element.remove();
    element.getToken = async () => 'token';
    await soon();
    expect(pickers).toHaveLength(0);
    document.body.append(element);
    await soon();
    expect(pickers).toHaveLength(1);
  });

  it('is defined where told, if elements exist', () => {
    const define = vi.fn();
    const registry = { get: () => undefined, define } as unknown as CustomElementRegistry;
    defineChartdockPicker({ tag: 'own-picker', registry });
    expect(define).toHaveBeenCalledWith('own-picker', expect.any(Function));
    vi.stubGlobal('customElements', undefined);
    expect(() => defineChartdockPicker({ tag: 'no-picker' })).not.toThrow();
  });

  it('is defined once under its own name', () => {
    defineChartdockPicker();
    const first = customElements.get('chartdock-picker');
    defineChartdockPicker();
    expect(first).toBeDefined();
    expect(customElements.get('chartdock-picker')).toBe(first);
  });
});
