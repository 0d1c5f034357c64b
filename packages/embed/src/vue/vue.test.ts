// @vitest-environment happy-dom
import type { App } from 'vue';
import { createApp, defineComponent, h, nextTick, reactive, shallowReactive } from 'vue';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Chartdock } from '../api/chartdock.ts';
import type { ChartdockOptions } from '../api/options.types.ts';
import { createFakeDock } from '../testing/fake-dock.ts';
import type { DrawPicker } from '../wrapping/picker.suite.ts';
import { testPickerWrapper } from '../wrapping/picker.suite.ts';
import type { PickerBoxProps } from '../wrapping/picker-box.ts';
import { ChartdockPicker, useChartdock } from './index.ts';

let app: App | undefined;

const mount = (component: Parameters<typeof createApp>[0]): Element => {
  const root = document.body.appendChild(document.createElement('main'));
  app = createApp(component);
  app.mount(root);
  return root;
};

afterEach(() => {
  app?.unmount();
  app = undefined;
  document.body.replaceChildren();
});

const drawPicker: DrawPicker = async (first) => {
  const state = shallowReactive<{ props: PickerBoxProps | undefined }>({ props: first });
  const root = mount(() =>
    state.props === undefined
      ? null
      : h(ChartdockPicker, { ...state.props, class: 'picker', label: 'Files' }),
  );
  const show = async (props: PickerBoxProps | undefined): Promise<void> => {
    state.props = props;
    await nextTick();
  };
  await nextTick();
  return {
    box: root.querySelector('.picker') ?? document.body,
    update: show,
    remove: () => show(undefined),
  };
};

describe('ChartdockPicker in Vue', () => {
  testPickerWrapper(drawPicker);

  it('is a named group of its class', async () => {
    const { box } = await drawPicker({ dock: createFakeDock().dock, onOutcome: vi.fn() });
    expect([box.className, box.getAttribute('role'), box.getAttribute('aria-label')]).toEqual([
      'picker',
      'group',
      'Files',
    ]);
  });

  it('hands on plain data from Vue and its changes', async () => {
    const { dock, pickers } = createFakeDock();
    const options = reactive({ types: ['flow'], start: { folderId: 'a' } });
    mount(() => h(ChartdockPicker, { dock, options, onOutcome: vi.fn() }));
    await nextTick();
    // A proxy cannot be sent to another window.
    const sent = (at: number) => ({
      types: structuredClone(pickers[at]?.options.types),
      start: structuredClone(pickers[at]?.options.start),
    });
    expect(sent(0)).toEqual({ types: ['flow'], start: { folderId: 'a' } });
    options.types.push('mind');
    await nextTick();
    expect(pickers).toHaveLength(2);
    expect(sent(1).types).toEqual(['flow', 'mind']);
  });
});

describe('useChartdock in Vue', () => {
  const mountDock = (options: ChartdockOptions): { readonly dock: () => Chartdock } => {
    const used: { current?: ReturnType<typeof useChartdock> } = {};
    mount(
      defineComponent(() => {
        used.current = useChartdock(() => options);
        return () => h('p');
      }),
    );
    return {
      dock: () => {
        if (used.current === undefined) throw new Error('no instance');
        return used.current.value;
      },
    };
  };
  const given = (): ChartdockOptions =>
    reactive({
      clientId: 'partner-demo',
      baseUrl: 'https://charts.example.com',
      getToken: async () => null,
    });

  it('keeps one instance per client and server, destroying others', async () => {
    const options = given() as { -readonly [Key in keyof ChartdockOptions]: ChartdockOptions[Key] };
    const { dock } = mountDock(options);
    const first = dock();
    const destroy = vi.spyOn(first, 'destroy');
    Object.assign(options, { theme: 'dark', getToken: async () => 'token' });
    await nextTick();
    expect(dock()).toBe(first);
    options.clientId = 'other';
    await nextTick();
    await nextTick();
    expect(dock()).not.toBe(first);
    expect(destroy).toHaveBeenCalledTimes(1);
  });

  it('carries looks to surfaces, ending with the component', async () => {
    const options = given();
    const { dock } = mountDock(options);
    const [update, destroy] = [vi.spyOn(dock(), 'update'), vi.spyOn(dock(), 'destroy')];
    Object.assign(options, { theme: 'dark', locale: 'en' });
    await nextTick();
    expect(update.mock.calls).toEqual([[{ theme: 'dark', locale: 'en' }]]);
    app?.unmount();
    app = undefined;
    expect(destroy).toHaveBeenCalledTimes(1);
  });
});
