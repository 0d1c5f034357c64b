import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findOnPath } from '../../scripts/setup/programs.ts';
import { findChromium, findHeadlessShell } from './browser.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chartdock-path-'));
  for (const name of ['google-chrome', 'chromium']) {
    writeFileSync(join(folder, name), '#!/bin/sh\n');
    chmodSync(join(folder, name), 0o755);
  }
  writeFileSync(join(folder, 'not-executable'), '');
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('findChromium', () => {
  it('takes the wished one first, then Chromium, then Chrome', () => {
    expect(findChromium({ CHARTDOCK_CHROMIUM: '/opt/c', PATH: folder })).toBe('/opt/c');
    expect(findChromium({ CHARTDOCK_CHROMIUM: '', PATH: folder })).toBe(join(folder, 'chromium'));
    rmSync(join(folder, 'chromium'));
    expect(findChromium({ PATH: folder })).toBe(join(folder, 'google-chrome'));
  });
});

describe('findHeadlessShell', () => {
  it('takes the wished browser, then the headless', () => {
    expect(findHeadlessShell({ PATH: folder })).toBeUndefined();
    for (const name of ['chrome-headless-shell', 'chromium-headless-shell']) {
      writeFileSync(join(folder, name), '#!/bin/sh\n', { mode: 0o755 });
      expect(findHeadlessShell({ PATH: folder })).toBe(join(folder, name));
    }
    expect(findHeadlessShell({ CHARTDOCK_CHROMIUM: '/opt/c', PATH: folder })).toBe('/opt/c');
  });
});

describe('findOnPath', () => {
  it('finds only files that can be executed', () => {
    expect(findOnPath('chromium', folder)).toBe(join(folder, 'chromium'));
    expect(findOnPath('not-executable', folder)).toBeUndefined();
    expect(findOnPath('absent', `${folder}:`)).toBeUndefined();
  });
});
