import { createClient, createInProcessTransport } from '@chartdock/client';
import { createFakeClock } from '@chartdock/platform/testing';
import { describe, expect, it } from 'vitest';
import { createPhoneBinding } from './phone-binding.ts';

const setUp = () => {
  const asked: string[] = [];
  const codes = { send: '200', bind: '200' };
  const toasts: string[] = [];
  const transport = createInProcessTransport(async (request) => {
    const isSend = request.url.endsWith('/v3/send/phone/code');
    asked.push(`${isSend ? 'send' : 'bind'} ${decodeURIComponent(await request.text())}`);
    const code = isSend ? codes.send : codes.bind;
    const sent = { target: '137****0001', nextTime: 1, expireTime: 2 };
    const bindings = { bindings: { phone: '137****0001', email: null, hasPassword: true } };
    return Response.json({ code, msg: `says ${code}`, data: isSend ? sent : bindings });
  });
  const client = createClient({ transport, baseUrl: 'https://charts.test' });
  client.on('effect', ({ text }) => void toasts.push(text));
  const clock = createFakeClock();
  const binding = createPhoneBinding({ client, clock });
  const problem = () => binding.getState().problem;
  return { asked, codes, toasts, clock, binding, problem };
};

describe('binding a phone', () => {
  it('sends a code and binds the phone', async () => {
    const { asked, binding } = setUp();
    binding.setPhone('+86 137-0000-0001');
    await binding.sendCode();
    expect(binding.getState()).toMatchObject({ isCodeSent: true, waitSeconds: 60, status: 'editing' });
    binding.setCode('12 34 56 7');
    expect(await binding.bind()).toBe(true);
    expect(binding.getState().status).toBe('bound');
    expect(asked).toEqual(['send phone=13700000001', 'bind code=123456&phone=13700000001']);
  });

  it('counts down and asks for none before', async () => {
    const { asked, binding, clock } = setUp();
    binding.setPhone('13700000001');
    await binding.sendCode();
    clock.advance(1000);
    expect(binding.getState().waitSeconds).toBe(59);
    await binding.sendCode();
    expect(asked).toHaveLength(1);
    clock.advance(59_000);
    expect([binding.getState().waitSeconds, clock.pending()]).toEqual([0, 0]);
    await binding.sendCode();
    expect(asked).toHaveLength(2);
  });

  it('marks mistakes beside fields before sending', async () => {
    const { asked, binding, problem } = setUp();
    binding.setPhone('1234');
    await binding.sendCode();
    expect(problem()).toEqual({ field: 'phone', text: { key: 'validation.phone' } });
    binding.setPhone('13700000001');
    expect(problem()).toBeUndefined();
    expect(await binding.bind()).toBe(false);
    expect(problem()).toEqual({ field: 'code', text: { key: 'validation.code' } });
    expect(asked).toEqual([]);
  });

  it.each([
    ['70017', 'code'],
    ['70018', 'phone'],
    ['70019', 'phone'],
  ])('puts refusal %s beside the %s for retrying', async (code, field) => {
    const { binding, codes, problem, toasts } = setUp();
    codes.bind = code;
    binding.setPhone('13700000001');
    binding.setCode('123456');
    expect(await binding.bind()).toBe(false);
    expect(problem()).toEqual({ field, text: { literal: `says ${code}` } });
    expect([binding.getState().status, toasts]).toEqual(['editing', []]);
    codes.bind = '200';
    expect(await binding.bind()).toBe(true);
  });

  it('waits when a code was just sent', async () => {
    const { binding, codes, problem } = setUp();
    codes.send = '70016';
    binding.setPhone('13700000001');
    await binding.sendCode();
    expect(problem()).toMatchObject({ field: 'phone', text: { literal: 'says 70016' } });
    expect(binding.getState().waitSeconds).toBe(60);
  });

  it('forgets the code for another phone', async () => {
    const { binding, clock } = setUp();
    binding.setPhone('13700000001');
    await binding.sendCode();
    binding.setPhone('137 0000 0001');
    expect(binding.getState().isCodeSent).toBe(true);
    binding.setPhone('13700000002');
    expect(binding.getState().isCodeSent).toBe(false);
    binding.dispose();
    expect(clock.pending()).toBe(0);
  });
});
