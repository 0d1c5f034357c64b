import { describe, expect, it } from 'vitest';
import { endpoints } from '../schema.ts';

const { input } = endpoints.account.trackRegistration;

const payload = {
  businessType: 'personal',
  userSource: 'register',
  registerType: 'phone',
  terminalType: 'web',
  channelType: 'po',
  device: {},
};
const takes = (part: Readonly<Record<string, unknown>>): boolean =>
  input.safeParse({ ...payload, ...part }).success;

describe('registration tracking', () => {
  it.each([
    ['ACCT-05', 'businessType', ['personal'], 'team'],
    ['ACCT-06', 'userSource', ['register', 'user_invite'], 'advert'],
    ['ACCT-07', 'registerType', ['phone', 'email', 'wechat', 'qq', 'weibo'], 'fax'],
    ['ACCT-08', 'terminalType', ['web', 'pc', 'app', 'h5', 'mp'], 'tv'],
    ['ACCT-09', 'channelType', ['po', 'tct_meet', 'tct_docs'], 'tct_mail'],
  ])('[%s] takes the listed values of %s alone', (_, field, values, other) => {
    expect(values.filter((value) => takes({ [field]: value }))).toEqual(values);
    const { [field]: left, ...without } = payload as Record<string, unknown>;
    expect([takes({ [field]: other }), takes({ [field]: '' }), input.safeParse(without).success]).toEqual([
      false,
      false,
      false,
    ]);
    expect(left).toBeDefined();
  });

  it('[ACCT-10] takes each fact about the device, and none must be', () => {
    const device = {
      userAgent: 'Mozilla/5.0',
      language: 'zh-CN',
      timeZone: 'Asia/Shanghai',
      screenWidth: 1440,
      screenHeight: 900,
    };
    for (const [name, value] of Object.entries(device)) {
      expect(input.parse({ ...payload, device: { [name]: value } }).device).toEqual({ [name]: value });
      expect(takes({ device: { [name]: typeof value === 'string' ? 'x'.repeat(201) : -1 } })).toBe(false);
    }
    expect(takes({ device: undefined })).toBe(false);
  });
});
