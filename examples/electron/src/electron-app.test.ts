import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleApp } from './bundle-app.ts';

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'electron app '));
  await bundleApp(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('has a sandboxed preload in one file', () => {
  const source = readFileSync(join(folder, 'preload.cjs'), 'utf8');
  const wanted: string[] = [];
  const shown: string[] = [];
  const require = (name: string): object => {
    wanted.push(name);
    return {
      contextBridge: { exposeInMainWorld: (as: string) => shown.push(as) },
      ipcRenderer: { invoke: () => Promise.resolve() },
    };
  };
  const run = compileFunction(source, ['require', 'module', 'exports']) as (...names: unknown[]) => void;
  run(require, { exports: {} }, {});
  expect([wanted, shown]).toEqual([['electron'], ['chartdockDesktop']]);
});

it('shows the server in a guarded window', async () => {
  const fake = createFake();
  const electron = join(folder, 'node_modules/electron');
  mkdirSync(electron, { recursive: true });
  writeFileSync(join(electron, 'package.json'), '{ "type": "module", "exports": "./index.js" }');
  const names = Object.keys(fake.electron).join(', ');
  writeFileSync(join(electron, 'index.js'), `export const { ${names} } = globalThis.fakeElectron;`);
  Reflect.set(globalThis, 'fakeElectron', fake.electron);
  await import(/* @vite-ignore */ pathToFileURL(join(folder, 'main.js')).href);
  expect(fake.loaded).toEqual(['http://localhost:4600/history']);
  expect(fake.preloads).toEqual([join(folder, 'preload.cjs')]);
  expect(fake.goes('http://localhost:4600/files')).toBe(true);
  expect(fake.goes('https://other.example/')).toBe(false);
  expect(fake.external).toEqual(['https://other.example/']);
  await fake.ask('chartdock:copy', 'http://localhost:4600/history', '流程图');
  expect(fake.copied).toEqual(['流程图']);
  await expect(fake.ask('chartdock:copy', 'https://other.example/', 'x')).rejects.toThrow(TypeError);
});

const createFake = () => {
  type Answer = (event: object, ...args: unknown[]) => Promise<unknown>;
  const answers = new Map<string, Answer>();
  const seen = {
    loaded: [] as string[],
    preloads: [] as string[],
    external: [] as string[],
    copied: [] as string[],
  };
  let guard: (event: { preventDefault(): void }, url: string) => void = () => undefined;
  class BrowserWindow {
    readonly webContents = {
      on: (event: string, listener: typeof guard) => {
        if (event === 'will-navigate') guard = listener;
      },
      setWindowOpenHandler: () => undefined,
    };
    constructor({ webPreferences }: { webPreferences: { preload: string } }) {
      seen.preloads.push(webPreferences.preload);
    }
    loadURL(address: string): Promise<void> {
      seen.loaded.push(address);
      return Promise.resolve();
    }
  }
  return {
    ...seen,
    electron: {
      BrowserWindow,
      app: { on: () => undefined, whenReady: () => Promise.resolve() },
      clipboard: { writeText: (text: string) => seen.copied.push(text) },
      ipcMain: { handle: (channel: string, answer: Answer) => answers.set(channel, answer) },
      shell: { openExternal: (address: string) => Promise.resolve(void seen.external.push(address)) },
    },
    goes: (url: string): boolean => {
      let isStopped = false;
      guard({ preventDefault: () => (isStopped = true) }, url);
      return !isStopped;
    },
    ask: async (channel: string, url: string, ...args: unknown[]): Promise<unknown> =>
      answers.get(channel)?.({ sender: {}, senderFrame: { url } }, ...args),
  };
};
