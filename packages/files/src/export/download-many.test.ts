import { expect, it } from 'vitest';
import { file } from '../testing/builders.ts';
import { refusal } from '../testing/fake-client.ts';
import { ROOMY, setUp } from '../testing/set-up.ts';
import type { SetUp } from '../testing/set-up.ts';

const open = (options: SetUp = {}) => {
  const kit = setUp(options);
  kit.fake.on('exporting', 'record', ({ chartId }) => `record-${chartId}`);
  kit.fake.on('exporting', 'signKey', ({ chartId }) => ({ key: `key-${chartId}`, expireTime: 1 }));
  const form = () => kit.host.frames[0]?.request;
  return { ...kit, form };
};

const flow = file('a', { title: 'Plan' });
const note = file('n', { title: 'Note', category: 'markdown', kind: 'markdown' });
const outline = file('o', { title: 'Outline', category: 'outline', kind: 'outline' });

it('records and signs each file, pictures by default and Markdown as text, and sends them in one form', async () => {
  const { area, fake, form, events } = open();
  expect(await area.downloadMany([flow, note])).toMatchObject({ status: 'done' });
  expect(fake.callsOf('exporting.record')).toEqual([
    { chartId: 'a', exportType: 'png' },
    { chartId: 'n', exportType: 'md' },
  ]);
  expect(form()).toMatchObject({ address: '/chart_image/export/zip', fields: { signKey: 'key-a' } });
  expect(JSON.parse(form()?.fields?.['files'] ?? '')).toEqual([
    { chartId: 'a', type: 'png', token: 'key-a', uuid: 'record-a', title: 'Plan' },
    { chartId: 'n', type: 'md', token: 'key-n', uuid: 'record-n', title: 'Note' },
  ]);
  expect(events).toEqual([{ type: 'zipStarted', count: 2, left: [] }]);
});

it('names what has no such format and what the server refuses, and goes on with the rest', async () => {
  const { area, fake, events } = open();
  fake.on('exporting', 'record', ({ chartId }) => {
    if (chartId === 'b') throw refusal('70013');
    return 'record';
  });
  await area.downloadMany([flow, file('b', { title: 'Foreign' }), outline]);
  expect(events).toEqual([{ type: 'zipStarted', count: 1, left: ['Outline', 'Foreign'] }]);
  await area.downloadMany([outline]);
  expect(events.at(-1)).toMatchObject({ type: 'downloadFailed', item: { id: 'o' } });
});

it('asks for an upgrade before a vip format, and records nothing', async () => {
  const { area, fake, eventTypes } = open();
  expect(await area.downloadMany([flow, note], 'hd_png')).toMatchObject({ reason: 'upgrade_needed' });
  expect([fake.callsOf('exporting.record'), eventTypes()]).toEqual([[], ['upgradeAsked']]);
  const member = open({ privilege: { ...ROOMY, member: true } });
  expect(await member.area.downloadMany([flow], 'hd_png')).toMatchObject({ status: 'done' });
});

it('says how many files one zip takes, and begins none of more', async () => {
  const { area, fake, events } = open();
  const many = Array.from({ length: 51 }, (_one, index) => file(`f${index}`));
  expect(await area.downloadMany(many)).toMatchObject({ reason: 'too_many' });
  expect([fake.callsOf('exporting.record'), events]).toEqual([[], [{ type: 'zipTooLarge', limit: 50 }]]);
});
