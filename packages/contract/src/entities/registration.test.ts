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

const judge = (field: string, values: readonly string[], other: string) => {
  const without = Object.fromEntries(Object.entries(payload).filter(([name]) => name !== field));
  return {
    taken: values.filter((value) => takes({ [field]: value })),
    takesOther: takes({ [field]: other }) || takes({ [field]: '' }),
    mayLack: input.safeParse(without).success,
  };
};
const alone = (...taken: readonly string[]) => ({ taken, takesOther: false, mayLack: false });

describe('registration tracking', () => {
  it('[ACCT-05] carries the business type', () => {
    expect(judge('businessType', ['personal'], 'team')).toEqual(alone('personal'));
  });

  it('[ACCT-06] carries register or user_invite as user source', () => {
    expect(judge('userSource', ['register', 'user_invite'], 'advert')).toEqual(
      alone('register', 'user_invite'),
    );
  });

  it('[ACCT-07] carries the way of signing up', () => {
    const ways = ['phone', 'email', 'wechat', 'qq', 'weibo'];
    expect(judge('registerType', ways, 'fax')).toEqual(alone(...ways));
  });

  it('[ACCT-08] carries one of five terminals', () => {
    const terminals = ['web', 'pc', 'app', 'h5', 'mp'];
    expect(judge('terminalType', terminals, 'tv')).toEqual(alone(...terminals));
  });

  it('[ACCT-09] carries one of three channels', () => {
    const channels = ['po', 'tct_meet', 'tct_docs'];
    expect(judge('channelType', channels, 'tct_mail')).toEqual(alone(...channels));
  });

  it('[ACCT-10] carries facts about the device', () => {
    const device = {
      os: 'Android',
      browser: 'Chrome 140',
      screen: '375x812',
      language: 'zh-CN',
      timezone: 'Asia/Shanghai',
    };
    for (const [name, value] of Object.entries(device)) {
      expect(input.parse({ ...payload, device: { [name]: value } }).device).toEqual({ [name]: value });
      expect(takes({ device: { [name]: 'x'.repeat(201) } })).toBe(false);
    }
    expect([takes({ device: {} }), takes({ device: undefined })]).toEqual([true, false]);
  });
});
