// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { ChartdockPickerElement } from '../element/index.ts';

/** The part of the README that says how it is done with Angular. */
const recipe = (): string => {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
  const [, code = ''] = /^## In Angular\n[\s\S]*?^```ts\n([\s\S]*?)^```/m.exec(readme) ?? [];
  return code;
};

interface RecipeModule {
  readonly start: () => Promise<{ readonly destroy: () => void }>;
}

const buildRecipe = async (): Promise<RecipeModule> => {
  const { outputFiles } = await build({
    stdin: {
      // The compiler comes first: without a build of Angular's own, templates are compiled when the page runs.
      contents: `
        import '@angular/compiler';
        import { bootstrapApplication } from '@angular/platform-browser';
        import { AttachComponent } from 'recipe';
        export const start = () => bootstrapApplication(AttachComponent);`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    write: false,
    format: 'esm',
    tsconfigRaw: { compilerOptions: { experimentalDecorators: true } },
    absWorkingDir: import.meta.dirname,
    alias: { '@chartdock/embed/element': '../element/index.ts' },
    plugins: [
      {
        name: 'recipe',
        setup: ({ onResolve, onLoad }) => {
          onResolve({ filter: /^recipe$/ }, ({ path }) => ({ path, namespace: 'recipe' }));
          onLoad({ filter: /.*/, namespace: 'recipe' }, () => ({
            contents: recipe(),
            loader: 'ts',
            resolveDir: import.meta.dirname,
          }));
        },
      },
    ],
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return (await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`)) as RecipeModule;
};

let page: RecipeModule;
beforeAll(async () => {
  // The behaviour of the element is tested beside it; the values that Angular hands to it count here.
  customElements.define('chartdock-picker', class extends HTMLElement {});
  page = await buildRecipe();
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it('hands options, token and outcome over as documented', async () => {
  document.body.append(document.createElement('app-attach'));
  const app = await page.start();
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const element = document.querySelector<ChartdockPickerElement>('chartdock-picker');
  expect(element?.getAttribute('client-id')).toBe('partner-demo');
  expect(element?.options).toEqual({ multiple: true, types: ['flow'] });
  expect(element?.getToken).toBeTypeOf('function');
  const value = [{ id: 'one' }];
  element?.dispatchEvent(new CustomEvent('chartdock-outcome', { detail: { status: 'done', value } }));
  expect(said.mock.calls).toEqual([[value]]);
  app.destroy();
  expect(document.querySelector('chartdock-picker')).toBeNull();
});
