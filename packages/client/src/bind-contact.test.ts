import { describe, expect, it } from 'vitest';
import { bindEmail, bindPhone, isPublishRestricted, isThirdPartyAddress } from './bind-contact.ts';
import type { ContactToBind } from './bind-contact.ts';
import { failure, setUp } from './testing/set-up.ts';

const data = { bindings: { phone: null, email: null, hasPassword: true } };
const code = '123456';
const byToken = { token: 'proof' };
const byContact = { replaceBindType: 'email' as const, safeCode: '654321' };

type Bind = (client: ReturnType<typeof setUp>['client'], contact: ContactToBind) => Promise<unknown>;

const sentBy = async (bind: Bind, contact: ContactToBind) => {
  const { client, server } = setUp({}, (request) => request.answer({ data }));
  expect(await bind(client, contact)).toEqual(data);
  expect(server.received).toHaveLength(1);
  const { url, body } = server.last();
  return { url, fields: Object.fromEntries(new URLSearchParams(typeof body === 'string' ? body : '')) };
};

const user = '/api/personal/user';

describe('bindPhone', () => {
  const phone = '13900000000';

  it('goes to setting/ without a proof', async () => {
    const { url, fields } = await sentBy(bindPhone, { value: phone, code });
    expect([url, fields]).toEqual([`${user}/setting/bindPhone`, { phone, code }]);
  });

  it('[CALL-U-017] goes to rp/bind/ with a token', async () => {
    const { url, fields } = await sentBy(bindPhone, { value: phone, code, ...byToken });
    expect([url, fields]).toEqual([`${user}/rp/bind/bindPhone`, { phone, code, token: 'proof' }]);
  });

  it('[CALL-U-019] goes to replace/bind/ with replaceBindType, also beside a token', async () => {
    for (const more of [byContact, { ...byContact, ...byToken }]) {
      const { url, fields } = await sentBy(bindPhone, { value: phone, code, ...more });
      expect([url, fields]).toEqual([`${user}/replace/bind/bindPhone`, { phone, code, ...byContact }]);
    }
  });

  it('uses the third-party call with mluuuid in queries', async () => {
    const addresses = ['https://a.example/zdtc/x', 'https://a.example/?from=zdtc', 'https://a.example/'];
    expect(addresses.map(isThirdPartyAddress)).toEqual([true, true, false]);
    const partner = { mluuuid: 'r 1', partner: 'p', thirdInfo: 'i' };
    const { url, fields } = await sentBy(bindPhone, { value: phone, code, partner });
    expect(url).toBe('/api/activity/third/edit/file/bind/user/phone?mluuuid=r%201');
    expect(fields).toEqual({ idFlag: 'phone', idVal: phone, poInfo: code, partner: 'p', thirdInfo: 'i' });
    const plain = await sentBy(bindPhone, { value: phone, code, partner: { mluuuid: 'r', partner: 'p' } });
    expect(plain.fields).toEqual({ idFlag: 'phone', idVal: phone, poInfo: code, partner: 'p' });
  });

  it('leaves its toast to the screen on request', async () => {
    for (const quiet of [false, true]) {
      const { client, effects } = setUp({}, (request) => request.answer({ code: '500', msg: 'wrong code' }));
      await failure(bindPhone(client, { value: phone, code }, { quiet }));
      expect(effects.map(({ text }) => text)).toEqual(quiet ? [] : ['wrong code']);
    }
  });
});

describe('a contact that proves ownership without a code', () => {
  it('is sent empty, which the server refuses', async () => {
    const contact = { value: 'x', code, replaceBindType: 'phone' } as const;
    for (const bind of [bindPhone, bindEmail])
      expect((await sentBy(bind, contact)).fields).toMatchObject({ replaceBindType: 'phone', safeCode: '' });
  });
});

describe('bindEmail', () => {
  const email = 'a@example.test';

  it('goes to setting/ without a proof', async () => {
    const { url, fields } = await sentBy(bindEmail, { value: email, code });
    expect([url, fields]).toEqual([`${user}/setting/bindEmail`, { email, code }]);
  });

  it('[CALL-U-018] goes to rp/bind/ with a token', async () => {
    const { url, fields } = await sentBy(bindEmail, { value: email, code, ...byToken });
    expect([url, fields]).toEqual([`${user}/rp/bind/bindEmail`, { email, code, token: 'proof' }]);
  });

  it('[CALL-U-020] goes to replace/bind/ with replaceBindType, also beside a token', async () => {
    for (const more of [byContact, { ...byContact, ...byToken }]) {
      const { url, fields } = await sentBy(bindEmail, { value: email, code, ...more });
      expect([url, fields]).toEqual([`${user}/replace/bind/bindEmail`, { email, code, ...byContact }]);
    }
  });

  it('leaves its toast to the screen on request', async () => {
    for (const more of [{}, byToken, byContact]) {
      const { client, effects } = setUp({}, (request) => request.answer({ code: '500', msg: 'wrong code' }));
      await failure(bindEmail(client, { value: email, code, ...more }, { quiet: true }));
      expect(effects).toEqual([]);
    }
  });
});

describe('isPublishRestricted', () => {
  it('[CALL-F-040] reads data === true alone as restricted', async () => {
    const answering = (value: unknown) => setUp({}, (request) => request.answer({ data: value })).client;
    expect(await isPublishRestricted(answering(true))).toBe(true);
    expect(await isPublishRestricted(answering(false))).toBe(false);
    for (const value of ['true', 1, { data: true }, null]) {
      expect((await failure(isPublishRestricted(answering(value)))).code).toBe('malformed_response');
    }
  });
});
