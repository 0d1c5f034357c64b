import { createClient, createInProcessTransport } from '@chartdock/client';
import { describe, expect, it } from 'vitest';
import { info } from '../testing/fake-backend.ts';
import { createDevices } from './devices.ts';
import { createPasswordForm } from './password-form.ts';
import { createProfileForm, isProfileChanged } from './profile-form.ts';

const device = (id: string) => ({
  id,
  name: 'Chrome 140, Linux',
  ip: null,
  state: 'online',
  createTime: 1,
  lastTime: 2,
  current: id === 'here',
});

const setUp = () => {
  const asked: (readonly [string, string])[] = [];
  const codes: Record<string, string> = {};
  const toasts: string[] = [];
  const answers: Readonly<Record<string, unknown>> = {
    'setting/getPersonal': { personal: { ...info, profile: { company: 'Atlas' } } },
    'u/getUserRegisterDaysAndChartNum': { registerDays: 12, chartNum: 3 },
    'setting/information': { user: info, state: 'passed' },
    'setting/update_pwd': {},
    'user/get/list': { devices: [device('here'), device('there')] },
    'del/by/id': {},
  };
  const transport = createInProcessTransport(async (request) => {
    const end = Object.keys(answers).find((path) => new URL(request.url).pathname.endsWith(path)) ?? '';
    const fields = request.method === 'GET' ? [] : [...(await request.formData())];
    asked.push([end, fields.map(([name, value]) => `${name}=${JSON.stringify(value)}`).join('&')]);
    const code = codes[end] ?? '200';
    return Response.json({ code, msg: `says ${code}`, data: code === '200' ? answers[end] : null });
  });
  const client = createClient({ transport, baseUrl: 'https://charts.test' });
  client.on('effect', ({ text }) => void toasts.push(text));
  return { asked, client, codes, toasts };
};

describe('the profile', () => {
  it('saves what differs alone', async () => {
    const { asked, client } = setUp();
    const heard: string[] = [];
    const form = createProfileForm({
      client,
      onSaved: () => {
        heard.push('saved');
        return Promise.resolve();
      },
    });
    await form.load();
    expect(form.getState().fields).toEqual({ fullName: '小明', company: 'Atlas', specialty: '' });
    expect(isProfileChanged(form.getState())).toBe(false);
    form.set('company', ' Borealis ');
    expect(isProfileChanged(form.getState())).toBe(true);
    expect(await form.save()).toBe(true);
    expect(form.getState().registered).toEqual({ registerDays: 12, chartNum: 3 });
    expect(asked.slice(2)).toEqual([['setting/information', 'company="Borealis"']]);
    expect([heard, isProfileChanged(form.getState())]).toEqual([['saved'], false]);
  });

  it('keeps changes when they cannot be saved', async () => {
    const { client, codes, toasts } = setUp();
    const form = createProfileForm({ client });
    await form.load();
    codes['setting/information'] = '70500';
    form.set('fullName', 'Ada');
    expect(await form.save()).toBe(false);
    expect(form.getState()).toMatchObject({ status: 'editing', fields: { fullName: 'Ada' } });
    expect([form.getState().problem?.text, toasts]).toEqual(['says 70500', []]);
    form.reset();
    expect(form.getState()).toMatchObject({ fields: { fullName: '小明' }, problem: undefined });
  });

  it.each(['', '  ', 'A<b>'])('refuses the name %j before sending', async (name) => {
    const { asked, client } = setUp();
    const form = createProfileForm({ client });
    await form.load();
    form.set('fullName', name);
    expect([await form.save(), form.getState().isNameWrong, asked.length]).toEqual([false, true, 2]);
  });

  it('loads again after a failure', async () => {
    const { client, codes } = setUp();
    const form = createProfileForm({ client });
    codes['setting/getPersonal'] = '70500';
    await form.load();
    expect(form.getState().status).toBe('failed');
    delete codes['setting/getPersonal'];
    await form.load();
    expect(form.getState()).toMatchObject({ status: 'editing', problem: undefined });
  });
});

describe('the password', () => {
  const filled = (before: string, next: string) => {
    const parts = setUp();
    const form = createPasswordForm(parts);
    form.set('before', before);
    form.set('next', next);
    return { ...parts, form };
  };

  it('changes and empties the form', async () => {
    const { asked, form } = filled('Chartdock1', 'Another-1');
    expect(await form.save()).toBe(true);
    expect(asked).toEqual([['setting/update_pwd', 'oldPassword="Chartdock1"&password="Another-1"']]);
    expect(form.getState()).toEqual({ status: 'editing', before: '', next: '', problem: undefined });
  });

  it.each([
    ['', 'Another-1', 'before'],
    ['Chartdock1', 'abcdefgh', 'next'],
  ])('marks %j and %j before sending', async (before, next, field) => {
    const { asked, form } = filled(before, next);
    expect([await form.save(), form.getState().problem, asked]).toEqual([false, { field }, []]);
  });

  it('says at its field that it is wrong', async () => {
    const { codes, form, toasts } = filled('Wrong-one1', 'Another-1');
    codes['setting/update_pwd'] = '70026';
    expect(await form.save()).toBe(false);
    expect(form.getState()).toMatchObject({
      status: 'editing',
      next: 'Another-1',
      problem: { field: 'before', text: 'says 70026' },
    });
    expect(toasts).toEqual([]);
  });
});

describe('devices', () => {
  it('are listed, and one is signed out', async () => {
    const { asked, client } = setUp();
    const devices = createDevices({ client });
    await devices.load();
    expect(devices.getState().list.map(({ id }) => id)).toEqual(['here', 'there']);
    expect(await devices.end('there')).toBe(true);
    expect(devices.getState().list.map(({ id }) => id)).toEqual(['here']);
    expect(asked.at(-1)).toEqual(['del/by/id', 'id="there"']);
  });

  it('stay when signing out fails', async () => {
    const { client, codes } = setUp();
    const devices = createDevices({ client });
    await devices.load();
    codes['del/by/id'] = '70013';
    expect(await devices.end('here')).toBe(false);
    expect(devices.getState()).toMatchObject({ problem: { text: 'says 70013' } });
    expect(devices.getState().list).toHaveLength(2);
  });

  it('say why they could not be loaded', async () => {
    const { client, codes } = setUp();
    const devices = createDevices({ client });
    codes['user/get/list'] = '70500';
    await devices.load();
    expect(devices.getState()).toMatchObject({ status: 'failed', list: [], problem: { text: 'says 70500' } });
  });
});
