import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, formatVariables, readConfig } from './config.ts';
import { variables } from './config-table.ts';

describe('settings', () => {
  it('have the documented defaults', () => {
    expect(readConfig({})).toMatchObject({
      port: 4600,
      host: '127.0.0.1',
      dataDir: resolve('.chartdock'),
      databaseUrl: '',
      seed: 'demo',
      owner: 'owner@localhost',
      freeFiles: 9,
      folderDepth: 20,
      trustProxy: [],
    });
  });

  it('come trimmed from the environment, if set', () => {
    const config = readConfig({
      PORT: ' 80 ',
      CHARTDOCK_SEED: 'none',
      HOST: '',
      CHARTDOCK_TRUST_PROXY: 'loopback, 10.0.0.1, fd00::/8',
    });
    expect(config).toMatchObject({
      port: 80,
      seed: 'none',
      host: '127.0.0.1',
      trustProxy: ['loopback', '10.0.0.1', 'fd00::/8'],
    });
  });

  it('offer the demo to the network only by name', () => {
    const seedOf = (HOST: string, CHARTDOCK_SEED?: string) => readConfig({ HOST, CHARTDOCK_SEED }).seed;
    for (const host of ['127.0.0.1', '127.0.0.9', 'localhost', '::1'])
      expect(seedOf(host), host).toBe('demo');
    for (const host of ['0.0.0.0', '::', '192.168.1.4', '10.0.0.7', 'chartdock.example', '127.example'])
      expect(seedOf(host), host).toBe('none');
    expect([seedOf('0.0.0.0', 'demo'), seedOf('127.0.0.1', 'none')]).toEqual(['demo', 'none']);
  });

  it('offer no demo to reachable servers', () => {
    const seedOf = (environment: Readonly<Record<string, string>>) => readConfig(environment).seed;
    for (const url of ['http://localhost:4600', 'https://127.0.0.1', 'http://[::1]:4600'])
      expect(seedOf({ CHARTDOCK_PUBLIC_URL: url }), url).toBe('demo');
    for (const url of ['https://charts.example', 'http://10.0.0.7:4600', 'https://localhost.example'])
      expect(seedOf({ CHARTDOCK_PUBLIC_URL: url }), url).toBe('none');
    expect(seedOf({ CHARTDOCK_TRUST_PROXY: 'loopback' })).toBe('none');
    expect(seedOf({ CHARTDOCK_TRUST_PROXY: 'loopback', CHARTDOCK_SEED: 'demo' })).toBe('demo');
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['CHARTDOCK_SEED', 'all'],
    ['CHARTDOCK_FREE_FILES', '1.5'],
    ['CHARTDOCK_LOG_LEVEL', 'loud'],
    ['CHARTDOCK_TRUST_PROXY', 'true'],
    ['CHARTDOCK_TRUST_PROXY', '1'],
    ['CHARTDOCK_TRUST_PROXY', 'loopback, nginx'],
    ['CHARTDOCK_TRUST_PROXY', '0.0.0.0/0'],
    ['CHARTDOCK_TRUST_PROXY', '10.0.0.0/33'],
  ])('refuse %s=%s by name', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  it('name AI endpoint and model, hiding keys', () => {
    const url = 'https://ai.example/v1';
    expect(() => readConfig({ CHARTDOCK_AI_URL: url })).toThrow('CHARTDOCK_AI_MODEL');
    const config = readConfig({ CHARTDOCK_AI_URL: `${url}/`, CHARTDOCK_AI_MODEL: 'm' });
    expect([config.aiUrl, config.aiKey]).toEqual([url, '']);
    expect(() => readConfig({ CHARTDOCK_AI_KEY: 'sk secret' })).toThrow(/^(?!.*secret).*CHARTDOCK_AI_KEY/);
    for (const wrong of ['ftp://ai.example', 'ai.example', `${url}?key=1`])
      expect(() => readConfig({ CHARTDOCK_AI_URL: wrong }), wrong).toThrow(ConfigError);
  });

  it('are all listed by the help', () => {
    for (const { name } of Object.values(variables)) expect(formatVariables()).toContain(name);
  });
});
