import { readFileSync } from 'node:fs';
import { createTauriBridge } from '@chartdock/host-desktop';
import { describe, expect, it } from 'vitest';

interface ScopedPermission {
  readonly identifier: string;
}

interface Capability {
  readonly identifier: string;
  readonly windows: readonly string[];
  readonly local: boolean;
  readonly remote: { readonly urls: readonly string[] };
  readonly permissions: readonly (string | ScopedPermission)[];
}

interface Config {
  readonly app: {
    readonly withGlobalTauri: boolean;
    readonly windows: readonly { readonly label: string; readonly url: string }[];
    readonly security: { readonly capabilities: readonly string[] };
  };
}

const read = (path: string): string => readFileSync(new URL(`../src-tauri/${path}`, import.meta.url), 'utf8');
const capability = JSON.parse(read('capabilities/chartdock.json')) as Capability;
const { app } = JSON.parse(read('tauri.conf.json')) as Config;

/** `plugin:window|close` is allowed by `core:window:allow-close`; parts of Tauri itself stand below `core`. */
const permissionOf = (command: string): string => {
  const [, plugin = '', name = ''] = /^plugin:([\w-]+)\|(\w+)$/.exec(command) ?? [];
  const owner = ['window', 'webview'].includes(plugin) ? `core:${plugin}` : plugin;
  return `${owner}:allow-${name.replaceAll('_', '-')}`;
};

const commandsOfBridge = async (): Promise<readonly string[]> => {
  const commands: string[] = [];
  const bridge = createTauriBridge({ invoke: async (command) => void commands.push(command) });
  await bridge.openExternal('https://other.example/');
  await bridge.openWindow('https://charts.example.com/');
  await bridge.copy('x');
  await bridge.close();
  return commands;
};

describe('the capability of the Tauri example', () => {
  it('allows exactly the bridge’s commands', async () => {
    const allowed = capability.permissions.map((entry) =>
      typeof entry === 'string' ? entry : entry.identifier,
    );
    expect([...allowed].sort()).toEqual((await commandsOfBridge()).map(permissionOf).sort());
  });

  it('serves server pages in every bridge window', () => {
    const [main] = app.windows;
    const { origin } = new URL(main?.url ?? '');
    expect(capability).toMatchObject({ local: false, remote: { urls: [`${origin}/*`] } });
    expect(capability.windows).toEqual([main?.label, 'chartdock-*']);
    expect([app.security.capabilities, app.withGlobalTauri]).toEqual([[capability.identifier], true]);
  });

  it('has the plugins that its permissions belong to', () => {
    const [cargo, main] = [read('Cargo.toml'), read('src/main.rs')];
    for (const plugin of ['clipboard-manager', 'opener']) {
      expect(cargo).toContain(`tauri-plugin-${plugin} = "2"`);
      expect(main).toContain(`tauri_plugin_${plugin.replace('-', '_')}::init()`);
    }
  });
});
