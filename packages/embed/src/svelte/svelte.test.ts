// @vitest-environment happy-dom
import { build } from 'esbuild';
import { compile } from 'svelte/compiler';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createFakeDock } from '../testing/fake-dock.ts';
import type { DrawPicker } from '../wrapping/picker.suite.ts';
import { testPickerWrapper } from '../wrapping/picker.suite.ts';
import type { PickerBoxProps } from '../wrapping/picker-box.ts';
import { chartdockPicker } from './index.ts';

const drawByHand: DrawPicker = async (props) => {
  const box = document.body.appendChild(document.createElement('div'));
  const { update, destroy } = chartdockPicker(box, props);
  return {
    box,
    update: async (next) => update(next),
    remove: async () => {
      destroy();
      box.remove();
    },
  };
};

describe('chartdockPicker as the contract of actions calls it', () => {
  testPickerWrapper(drawByHand);
});

// The test changes state of Svelte, so that the component gets proxies as it does in a page.
const PAGE = `
<script>
  import { chartdockPicker } from './index.ts';
  let { first, begin } = $props();
  let dock = $state.raw(first.dock);
  let options = $state(first.options);
  let onOutcome = $state.raw(first.onOutcome);
  let onOpen = $state.raw(first.onOpen);
  begin({
    change: (next) => ({ dock, options, onOutcome, onOpen } = next),
    addType: (type) => options.types.push(type),
  });
</script>
<div class="picker" use:chartdockPicker={{ dock, options, onOutcome, onOpen }}></div>`;

interface Controls {
  readonly change: (props: PickerBoxProps) => void;
  readonly addType: (type: string) => void;
}

/** Exports of the built module of the page. */
interface PageModule {
  readonly mount: (
    page: unknown,
    to: {
      readonly target: Element;
      readonly props: { first: PickerBoxProps; begin: (controls: Controls) => void };
    },
  ) => object;
  readonly unmount: (mounted: object) => Promise<void>;
  readonly flushSync: () => void;
  readonly Page: unknown;
}

const buildPage = async (): Promise<PageModule> => {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { mount, unmount, flushSync } from 'svelte'; export { default as Page } from 'page.svelte';`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    write: false,
    format: 'esm',
    conditions: ['browser'],
    plugins: [
      {
        name: 'svelte',
        setup: ({ onResolve, onLoad }) => {
          onResolve({ filter: /\.svelte$/ }, ({ path }) => ({ path, namespace: 'svelte' }));
          onLoad({ filter: /.*/, namespace: 'svelte' }, () => ({
            contents: compile(PAGE, { generate: 'client' }).js.code,
            resolveDir: import.meta.dirname,
          }));
        },
      },
    ],
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return (await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`)) as PageModule;
};

describe('chartdockPicker in a page that Svelte compiled', () => {
  let page: PageModule;
  beforeAll(async () => {
    page = await buildPage();
  });

  const drawPage = (first: PickerBoxProps) => {
    const target = document.body.appendChild(document.createElement('main'));
    const told: Controls[] = [];
    const mounted = page.mount(page.Page, { target, props: { first, begin: (given) => told.push(given) } });
    page.flushSync();
    const [controls] = told;
    if (controls === undefined) throw new Error('the page did not begin');
    return { controls, target, leave: () => page.unmount(mounted) };
  };

  testPickerWrapper(async (first) => {
    const { controls, target, leave } = drawPage(first);
    return {
      box: target.querySelector('.picker') ?? target,
      update: async (next) => {
        controls.change(next);
        page.flushSync();
      },
      remove: leave,
    };
  });

  it('hands on plain data from Svelte and its changes', async () => {
    const { dock, pickers } = createFakeDock();
    const { controls, leave } = drawPage({ dock, options: { types: ['flow'] }, onOutcome: vi.fn() });
    controls.addType('mind');
    page.flushSync();
    // A proxy cannot be sent to another window.
    expect(pickers.map(({ options }) => structuredClone(options.types))).toEqual([
      ['flow'],
      ['flow', 'mind'],
    ]);
    await leave();
  });
});
