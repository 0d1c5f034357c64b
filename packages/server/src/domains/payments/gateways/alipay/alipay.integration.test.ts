import { randomBytes, sign } from 'node:crypto';
import { AlipaySdk } from 'alipay-sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GatewayError } from '../../../../kernel/calls/gateway.types.ts';
import type { GatewayPayment, RawNotice } from '../../../../kernel/calls/gateway.types.ts';
import { gatewaySuite, SUITE_START } from '../gateway.suite.ts';
import { alipaySettingsOf, startFakeAlipay } from '../testing/fake-alipay.ts';
import type { NoticeChange } from '../testing/gateway-under-test.ts';
import { createRsaKeys, pemOf, publicPemOf } from '../testing/rsa-keys.ts';
import { createAlipayGateway } from './alipay-gateway.ts';
import { readSignedResponse } from './alipay-signature.ts';

const QUICK = { timeoutMs: 5_000, pausesMs: [1, 1] };

describe('Alipay', () => {
  gatewaySuite((now) => startFakeAlipay({ now, patience: QUICK }));

  const now = (): number => SUITE_START;
  let fake: Awaited<ReturnType<typeof startFakeAlipay>>;
  beforeAll(async () => {
    fake = await startFakeAlipay({ now, patience: QUICK });
  });
  afterAll(() => fake.stop());

  const order = () => ({
    tradeNo: randomBytes(16).toString('hex'),
    amountFen: 990,
    subject: 'Paid model',
    channel: 'alipay' as const,
    noticeUrl: 'https://chartdock.example/pay/notice/alipay',
    closesAt: now() + 900_000,
  });
  const payment: GatewayPayment = { tradeNo: 'a'.repeat(32), transactionId: '20260001', amountFen: 990 };
  const outcomeOf = (notice: RawNotice): string => {
    try {
      return fake.gateway.readNotice(notice) === undefined ? 'nothing' : 'payment';
    } catch (error) {
      return error instanceof GatewayError ? error.code : 'not a GatewayError';
    }
  };
  const formOf = (pairs: readonly (readonly [string, string])[]): RawNotice => ({
    headers: {},
    body: Buffer.from(
      new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, value])).toString(),
    ),
  });

  it.each<[string, NoticeChange, string]>([
    ['as it should be', {}, 'payment'],
    ['that comes a day later', { ageMs: 90_000_000 }, 'payment'],
    ['of a trade that can no longer be given back', { state: 'TRADE_FINISHED' }, 'payment'],
    ['in yuan', { currency: 'CNY' }, 'payment'],
    ['in dollars', { currency: 'USD' }, 'malformed'],
    ['signed by someone else', { isForged: true }, 'not_signed'],
    ['for another application', { appId: '2021000000000002' }, 'not_ours'],
    ['for another seller', { seller: '2088000000000002' }, 'not_ours'],
    ['about a trade that waits', { state: 'WAIT_BUYER_PAY' }, 'nothing'],
    ['about a trade that was closed', { state: 'TRADE_CLOSED' }, 'nothing'],
  ])('takes a notice %s for what it is', (_name, change, outcome) => {
    expect(outcomeOf(fake.notice(payment, change))).toBe(outcome);
  });

  it('believes no notice with shifted fields', () => {
    const signed = (text: string): string =>
      sign('RSA-SHA256', Buffer.from(text), fake.account.platform.privateKey).toString('base64');
    const { appId, sellerId } = fake.account;
    const head = `app_id=${appId}&out_trade_no=${payment.tradeNo}&seller_id=${sellerId}`;
    const tail = 'total_amount=0.01&trade_no=1&trade_status=TRADE_SUCCESS';
    // Someone named a thing so that its name holds another amount, and has a field of theirs swallow the true one.
    const text = `${head}&subject=A&total_amount=9.90&total_z=&${tail}`;
    const pairs = (rest: readonly (readonly [string, string])[]) =>
      [
        ['app_id', appId],
        ['out_trade_no', payment.tradeNo],
        ['seller_id', sellerId],
        ...rest,
        ['sign_type', 'RSA2'],
        ['sign', signed(text)],
      ] as const;
    const swallowed = 'total_amount=0.01';
    const forged = [
      ['subject', 'A'],
      ['total_amount', '9.90'],
      ['total_z', `&${swallowed}`],
      ['trade_no', '1'],
      ['trade_status', 'TRADE_SUCCESS'],
    ] as const;
    expect(outcomeOf(formOf(pairs(forged)))).toBe('not_signed');
    // The same, with the true amount swallowed by a name.
    const inName = [
      ['subject', 'A'],
      ['total_amount', '9.90'],
      [`total_z=&${swallowed}&trade_no`, '1'],
      ['trade_status', 'TRADE_SUCCESS'],
    ] as const;
    expect(outcomeOf(formOf(pairs(inName)))).toBe('not_signed');
    const whole = Object.fromEntries(new URLSearchParams(fake.notice(payment).body.toString()));
    expect(outcomeOf(formOf(Object.entries(whole)))).toBe('payment');
    expect(outcomeOf(formOf([...Object.entries(whole), ['total_amount', '9.90']]))).toBe('not_signed');
  });

  it('asks again while busy, then reports it', async () => {
    const seen = fake.requests();
    fake.disturb('error', 2);
    expect(await fake.gateway.createCode(order())).toContain('https://qr.alipay.com/');
    expect(fake.requests() - seen).toBe(3);
    fake.disturb('error');
    await expect(fake.gateway.query(payment.tradeNo)).rejects.toMatchObject({ code: 'unreachable' });
    fake.disturb(undefined);
  });

  it.each([
    // A cut-off response has no signature behind it.
    ['malformed', 'not_signed'],
    ['huge', 'malformed'],
    ['unsigned', 'not_signed'],
    ['badSignature', 'not_signed'],
    ['error', 'unreachable'],
    ['silent', 'unreachable'],
  ] as const)('believes nothing of a response that is %s', async (trouble, code) => {
    const gateway = createAlipayGateway(alipaySettingsOf(fake.account, fake.address), {
      now,
      timeoutMs: trouble === 'silent' ? 50 : 5_000,
      pausesMs: [],
    });
    fake.disturb(trouble);
    await expect(gateway.createCode(order())).rejects.toMatchObject({ name: 'GatewayError', code });
    fake.disturb(undefined);
  });

  it('reads signed members of a response only', () => {
    const { publicKey, privateKey } = fake.account.platform;
    const said = '{"code":"10000","text":"a } \\" { b"}';
    const signature = sign('RSA-SHA256', Buffer.from(said), privateKey).toString('base64');
    const read = (text: string): string => readSignedResponse(text, 'x_response', publicKey);
    expect(read(`{"x_response":${said},"sign":"${signature}"}`)).toBe(said);
    const second = `{"x_response":${said},"x_response":{"code":"10000","total_amount":"9.90"},"sign":"${signature}"}`;
    expect(() => read(second)).toThrow(GatewayError);
    expect(() => read(`{"y_response":${said},"sign":"${signature}"}`)).toThrow(GatewayError);
    expect(() => read(`{"x_response":${said}`)).toThrow(GatewayError);
  });

  it('is refused with the keys of another application', async () => {
    const settings = alipaySettingsOf({ ...fake.account, merchant: createRsaKeys() }, fake.address);
    const gateway = createAlipayGateway(settings, { now, ...QUICK });
    await expect(gateway.createCode(order())).rejects.toMatchObject({ code: 'refused' });
  });

  it('is played by a fake that alipay-sdk believes', async () => {
    const { appId, merchant, platform } = fake.account;
    const theirs = new AlipaySdk({
      appId,
      privateKey: pemOf(merchant),
      keyType: 'PKCS8',
      alipayPublicKey: publicPemOf(platform),
      gateway: `${fake.address}/gateway.do`,
    });
    const { tradeNo } = order();
    const bizContent = { out_trade_no: tradeNo, total_amount: '9.90', subject: 'x' };
    const made = await theirs.exec('alipay.trade.precreate', { bizContent }, { validateSign: true });
    expect(made).toMatchObject({ code: '10000', qrCode: `https://qr.alipay.com/${tradeNo}` });
    const fields = Object.fromEntries(new URLSearchParams(fake.notice(payment).body.toString()));
    expect(theirs.checkNotifySignV2(fields)).toBe(true);
    const forged = new URLSearchParams(fake.notice(payment, { isForged: true }).body.toString());
    expect(theirs.checkNotifySignV2(Object.fromEntries(forged))).toBe(false);
  });
});
