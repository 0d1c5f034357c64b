import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../../kernel/config/config.ts';
import { createGateways } from './gateways.ts';
import { readAlipayBill } from './alipay/alipay-bill.ts';
import { readWechatSettings } from './wechat/wechat-settings.ts';
import { certificateOf, createRsaKeys, pemOf, publicPemOf } from './testing/rsa-keys.ts';
import { formatYuan, parseYuan } from './wire/yuan.ts';

const folder = mkdtempSync(join(tmpdir(), 'chartdock-keys-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, content: string): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const bare = (pem: string): string => pem.replaceAll(/-----.*-----|\n/g, '');

const [ours, theirs] = [createRsaKeys(), createRsaKeys()];
const SERIAL = '6F5E4D3C2B1A09F8E7D6C5B4A39281706F5E4D3C';
const wechat = {
  CHARTDOCK_WECHAT_MERCHANT_ID: '1900000001',
  CHARTDOCK_WECHAT_APP_ID: 'wx1234567890abcdef',
  CHARTDOCK_WECHAT_SERIAL: '5157F09EFDC096DE15EBE81A47057A7232F1B8E1',
  CHARTDOCK_WECHAT_PRIVATE_KEY: file('wechat.pem', pemOf(ours)),
  CHARTDOCK_WECHAT_API_V3_KEY: 'k'.repeat(32),
  CHARTDOCK_WECHAT_PLATFORM_KEYS: `PUB_KEY_ID_01=${file('platform.pem', publicPemOf(theirs))}`,
};
const miniprogram = {
  CHARTDOCK_WECHAT_MINIPROGRAM_APP_ID: 'wxabcdef1234567890',
  CHARTDOCK_WECHAT_MINIPROGRAM_SECRET: 's'.repeat(32),
};
const official = {
  CHARTDOCK_WECHAT_OFFICIAL_APP_ID: 'wxfedcba9876543210',
  CHARTDOCK_WECHAT_OFFICIAL_SECRET: 'o'.repeat(32),
};
const alipay = {
  CHARTDOCK_ALIPAY_APP_ID: '2021000000000001',
  CHARTDOCK_ALIPAY_SELLER_ID: '2088000000000001',
  CHARTDOCK_ALIPAY_PRIVATE_KEY: file('alipay.txt', bare(pemOf(ours))),
  CHARTDOCK_ALIPAY_PUBLIC_KEY: file('alipay-public.txt', bare(publicPemOf(theirs))),
};
const publicUrl = { CHARTDOCK_PUBLIC_URL: 'https://chartdock.example' };

const namesOf = (environment: Readonly<Record<string, string>>): readonly string[] =>
  createGateways({ config: readConfig(environment), now: Date.now }).all.map(({ name }) => name);
const refusalOf = (environment: Readonly<Record<string, string>>): string => {
  try {
    namesOf(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'accepted';
};

describe('the gateways of a server', () => {
  it('are those configured, else the local sandbox', () => {
    expect(namesOf({})).toEqual(['sandbox']);
    for (const reached of [
      { HOST: '0.0.0.0' },
      publicUrl,
      { CHARTDOCK_TRUST_PROXY: 'loopback' },
      { CHARTDOCK_PUBLIC_URL: 'http://charts.example' },
    ])
      expect(namesOf(reached), JSON.stringify(reached)).toEqual([]);
    expect(namesOf({ CHARTDOCK_PUBLIC_URL: 'http://localhost:4600' })).toEqual(['sandbox']);
    expect(namesOf({ HOST: '0.0.0.0', CHARTDOCK_PAYMENTS: 'sandbox' })).toEqual(['sandbox']);
    expect(namesOf({ ...publicUrl, ...wechat })).toEqual(['wechat']);
    expect(namesOf({ ...publicUrl, ...wechat, ...alipay })).toEqual(['wechat', 'alipay']);
    expect(namesOf({ ...publicUrl, ...alipay, CHARTDOCK_PAYMENTS: 'off' })).toEqual([]);
    const { of } = createGateways({ config: readConfig({ ...publicUrl, ...alipay }), now: Date.now });
    expect([of('alipay')?.name, of('wechat')?.name]).toEqual(['alipay', undefined]);
  });

  it('are not started incomplete, naming the gap', () => {
    for (const account of [wechat, alipay])
      for (const name of Object.keys(account))
        expect(refusalOf({ ...publicUrl, ...account, [name]: '' }), name).toContain(`needs ${name} too`);
    for (const url of ['', 'http://chartdock.example'])
      expect(refusalOf({ ...wechat, CHARTDOCK_PUBLIC_URL: url })).toContain('must be the https address');
  });

  it('take mini-program payments where configured whole', () => {
    const paidInApp = (environment: Readonly<Record<string, string>>): readonly boolean[] =>
      createGateways({ config: readConfig(environment), now: Date.now }).all.map(
        ({ inApp }) => inApp !== undefined,
      );
    expect(paidInApp({})).toEqual([true]);
    expect(paidInApp({ ...publicUrl, ...wechat, ...alipay })).toEqual([false, false]);
    expect(paidInApp({ ...publicUrl, ...wechat, ...miniprogram, ...alipay })).toEqual([true, false]);
    for (const name of Object.keys(miniprogram))
      expect(refusalOf({ ...publicUrl, ...wechat, ...miniprogram, [name]: '' }), name).toContain(name);
    expect(refusalOf({ ...publicUrl, ...miniprogram })).toContain('CHARTDOCK_WECHAT_MERCHANT_ID');
  });

  it('take payments in WeChat pages where configured', () => {
    const paidInPage = (environment: Readonly<Record<string, string>>): readonly boolean[] =>
      createGateways({ config: readConfig(environment), now: Date.now }).all.map(
        ({ inPage }) => inPage !== undefined,
      );
    expect(paidInPage({})).toEqual([false]);
    expect(paidInPage({ ...publicUrl, ...wechat, ...miniprogram, ...alipay })).toEqual([false, false]);
    expect(paidInPage({ ...publicUrl, ...wechat, ...official, ...alipay })).toEqual([true, false]);
    for (const name of Object.keys(official))
      expect(refusalOf({ ...publicUrl, ...wechat, ...official, [name]: '' }), name).toContain(name);
    expect(refusalOf({ ...publicUrl, ...official })).toContain('CHARTDOCK_WECHAT_MERCHANT_ID');
  });

  it('are not started with a wrong file', () => {
    const [missing, rubbish] = [join(folder, 'none.pem'), file('rubbish.pem', 'rubbish')];
    const own = file('own.pem', publicPemOf(ours));
    const platform = 'CHARTDOCK_WECHAT_PLATFORM_KEYS';
    for (const [name, value, message] of [
      ['CHARTDOCK_WECHAT_PRIVATE_KEY', missing, 'cannot be read'],
      ['CHARTDOCK_WECHAT_PRIVATE_KEY', rubbish, 'apiclient_key.pem'],
      [platform, `PUB_KEY_ID_01=${missing}`, 'cannot be read'],
      [platform, `PUB_KEY_ID_01=${rubbish}`, 'WeChat Pay public key'],
      [platform, rubbish, 'no certificate'],
      [platform, file('mine.pem', certificateOf(ours, SERIAL)), "merchant's own certificate"],
    ] as const)
      expect(refusalOf({ ...publicUrl, ...wechat, [name]: value }), value).toContain(message);
    for (const [name, value, message] of [
      ['CHARTDOCK_ALIPAY_PRIVATE_KEY', rubbish, 'private key'],
      ['CHARTDOCK_ALIPAY_PUBLIC_KEY', own, 'your own public key'],
      ['CHARTDOCK_ALIPAY_PUBLIC_KEY', wechat.CHARTDOCK_WECHAT_PRIVATE_KEY, 'holds a private key'],
    ] as const)
      expect(refusalOf({ ...publicUrl, ...alipay, [name]: value }), value).toContain(message);
  });

  it('show no key in a message', () => {
    const short = 'k'.repeat(31);
    expect(() => readConfig({ CHARTDOCK_WECHAT_API_V3_KEY: short })).toThrow(/^(?!.*kkk).*exactly 32/);
    const secret = bare(pemOf(ours)).slice(0, 60);
    const wrong = file('wrong.pem', secret);
    expect(refusalOf({ ...publicUrl, ...wechat, CHARTDOCK_WECHAT_PRIVATE_KEY: wrong })).not.toContain(
      secret.slice(0, 20),
    );
  });

  it('know certificates by serial beside a public key', () => {
    const certificate = file('certificate.pem', certificateOf(theirs, SERIAL));
    const both = `${wechat.CHARTDOCK_WECHAT_PLATFORM_KEYS}, ${certificate}`;
    const config = readConfig({ ...wechat, CHARTDOCK_WECHAT_PLATFORM_KEYS: both });
    const settings = readWechatSettings(config);
    expect([...(settings?.keys.keys() ?? [])]).toEqual(['PUB_KEY_ID_01', SERIAL]);
    expect(settings?.keyId).toBe('PUB_KEY_ID_01');
    const alone = readConfig({ ...wechat, CHARTDOCK_WECHAT_PLATFORM_KEYS: certificate });
    expect(readWechatSettings(alone)?.keyId).toBeUndefined();
  });
});

describe('amounts', () => {
  it('are read and written to the fen', () => {
    for (const fen of [0, 1, 10, 99, 100, 990, 123_456_789])
      expect(parseYuan(formatYuan(fen)), String(fen)).toBe(fen);
    expect([parseYuan('9.9'), parseYuan('9'), formatYuan(5)]).toEqual([990, 900, '0.05']);
    for (const text of ['', '9.999', '-1', '1e3', '1,000', 'NaN', '0x10', '9.', ' 9', '9 ', '9.90\n', '\t9'])
      expect(parseYuan(text)).toBeUndefined();
  });
});

describe('a bill', () => {
  it('that is no archive is refused', () => {
    for (const bytes of [Buffer.alloc(0), Buffer.from('rubbish'), Buffer.alloc(64, 'PK\u0005\u0006')])
      expect(() => readAlipayBill(bytes)).toThrow('The bill cannot be read.');
  });
});
