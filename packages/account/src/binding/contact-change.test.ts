import { createClient, createInProcessTransport } from '@chartdock/client';
import { createFakeClock } from '@chartdock/platform/testing';
import { describe, expect, it } from 'vitest';
import { createContactChange } from './contact-change.ts';
import type { ContactChangeOptions } from './contact-change.ts';

const bindings = { bindings: { phone: null, email: null, hasPassword: true } };
const sent = { target: 'a***@b.cn', nextTime: 1, expireTime: 2 };

const setUp = (of: Pick<ContactChangeOptions, 'kind' | 'isBound'>) => {
  const asked: string[] = [];
  const codes: Record<string, string> = {};
  const transport = createInProcessTransport(async (request) => {
    const [, end = ''] = /\/user\/(.*)$/.exec(new URL(request.url).pathname) ?? [];
    asked.push(`${end} ${decodeURIComponent(await request.text())}`);
    const code = codes[end] ?? '200';
    const data = end.includes('send')
      ? sent
      : end.includes('safe')
        ? { token: 'proof', expireTime: 1 }
        : bindings;
    return Response.json({ code, msg: `says ${code}`, data: code === '200' ? data : null });
  });
  const clock = createFakeClock();
  const client = createClient({ transport, baseUrl: 'https://charts.test' });
  const change = createContactChange({ client, clock, ...of });
  return { asked, change, clock, codes };
};

describe('a contact', () => {
  it.each([
    ['email', 'Ada@B.cn ', 'email=ada@b.cn'],
    ['phone', '+86 139-0000-1111', 'phone=13900001111'],
  ] as const)('is bound first by its code: %s', async (kind, typed, field) => {
    const { asked, change } = setUp({ kind, isBound: false });
    change.set('contact', typed);
    await change.sendCode();
    expect(change.getState()).toMatchObject({ sentTo: 'a***@b.cn', waitSeconds: 60 });
    change.set('code', '12 34 56');
    expect(await change.submit()).toBe(true);
    const call = kind === 'email' ? 'setting/bindEmail' : 'setting/bindPhone';
    expect(asked).toEqual([`v3/send/${kind}/code ${field}`, `${call} code=123456&${field}`]);
    expect(change.getState().status).toBe('done');
  });

  it.each([
    ['email', 'new@b.cn', 'rp/bind/bindEmail code=123456&email=new@b.cn&token=proof'],
    ['phone', '13900001111', 'rp/bind/bindPhone code=123456&phone=13900001111&token=proof'],
  ] as const)('is replaced by the password: %s', async (kind, typed, binding) => {
    const { asked, change } = setUp({ kind, isBound: true });
    change.set('contact', typed);
    change.set('code', '123456');
    expect([await change.submit(), change.getState().problem]).toEqual([false, { field: 'password' }]);
    change.set('password', 'Chartdock1');
    expect(await change.submit()).toBe(true);
    expect(asked).toEqual(['v3/check_safe password=Chartdock1&type=password', binding]);
  });

  it('shows a refusal at its field', async () => {
    const { change, codes } = setUp({ kind: 'email', isBound: true });
    change.set('contact', 'new@b.cn');
    change.set('code', '123456');
    change.set('password', 'Chartdock1');
    const refused = [];
    for (const [call, code] of [
      ['v3/check_safe', '70026'],
      ['rp/bind/bindEmail', '70017'],
      ['rp/bind/bindEmail', '70018'],
    ] as const) {
      codes[call] = code;
      refused.push([await change.submit(), change.getState().problem?.field]);
      delete codes[call];
    }
    expect(refused).toEqual([
      [false, 'password'],
      [false, 'code'],
      [false, 'contact'],
    ]);
    expect(await change.submit()).toBe(true);
  });

  it('marks mistakes before anything is sent', async () => {
    const { asked, change } = setUp({ kind: 'email', isBound: false });
    change.set('contact', 'nobody');
    await change.sendCode();
    expect(change.getState().problem).toEqual({ field: 'contact' });
    change.set('contact', 'a@b.cn');
    expect([await change.submit(), change.getState().problem]).toEqual([false, { field: 'code' }]);
    expect(asked).toEqual([]);
  });

  it('counts down and forgets another receiver', async () => {
    const { asked, change, clock } = setUp({ kind: 'phone', isBound: false });
    change.set('contact', '13900001111');
    await change.sendCode();
    await change.sendCode();
    expect(asked).toHaveLength(1);
    change.set('contact', '139 0000 1111');
    expect(change.getState().sentTo).toBe('a***@b.cn');
    change.set('contact', '13900002222');
    expect(change.getState().sentTo).toBeUndefined();
    change.dispose();
    expect(clock.pending()).toBe(0);
  });
});
