import * as CODE from '@chartdock/contract/codes';
import type { FetchRequest } from '@chartdock/platform';
import { describe, expect, it } from 'vitest';
import { file } from '../testing/builders.ts';
import { createDeferred, refusal } from '../testing/fake-client.ts';
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

it('signs each file and sends all in one form', async () => {
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
  expect(events).toEqual([{ type: 'zipStarted', count: 2 }]);
});

it('names refused and unsupported files and continues', async () => {
  const { area, fake, events } = open();
  fake.on('exporting', 'record', ({ chartId }) => {
    if (chartId === 'b') throw refusal('70013');
    return 'record';
  });
  await area.downloadMany([flow, file('b', { title: 'Foreign' }), outline]);
  expect(events).toEqual([{ type: 'zipStarted', count: 1 }]);
  const [progress] = area.getState().changes;
  expect(progress).toMatchObject({ type: 'download', status: 'ended', total: 3, tried: 3 });
  expect(progress?.failed.map(({ item, failure }) => [item.title, failure.code])).toEqual([
    ['Outline', '70030'],
    ['Foreign', '70013'],
  ]);
});

it('lists refusals when nothing is left, and retries', async () => {
  const { area, fake, events } = open();
  fake.on('exporting', 'record', () => {
    throw refusal('70003');
  });
  expect(await area.downloadMany([flow, note])).toMatchObject({
    status: 'failed',
    failure: { code: '70003' },
  });
  const [progress] = area.getState().changes;
  expect(progress).toMatchObject({ status: 'ended', total: 2, tried: 2 });
  expect(progress?.failed.map(({ item, failure }) => [item.title, failure.code])).toEqual([
    ['Plan', '70003'],
    ['Note', '70003'],
  ]);
  // Told in one place.
  expect(events).toEqual([]);
  fake.on('exporting', 'record', () => 'record');
  await area.retryChange(progress?.id ?? 0);
  expect(events).toEqual([{ type: 'zipStarted', count: 2 }]);
});

it('leaves a refusal that is told elsewhere alone', async () => {
  const { area, fake, events } = open();
  fake.on('exporting', 'record', () => {
    throw refusal('408');
  });
  await area.downloadMany([flow]);
  expect([area.getState().changes, events]).toEqual([[], []]);
});

it('asks for an upgrade first and records nothing', async () => {
  const { area, fake, eventTypes } = open();
  expect(await area.downloadMany([flow, note], 'hd_png')).toMatchObject({ reason: 'upgrade_needed' });
  expect([fake.callsOf('exporting.record'), eventTypes()]).toEqual([[], ['upgradeAsked']]);
  const member = open({ privilege: { ...ROOMY, member: true } });
  expect(await member.area.downloadMany([flow], 'hd_png')).toMatchObject({ status: 'done' });
});

it('names the largest zip and begins none beyond', async () => {
  const { area, fake, events } = open();
  const many = Array.from({ length: 51 }, (_one, index) => file(`f${index}`));
  expect(await area.downloadMany(many)).toMatchObject({ reason: 'too_many' });
  expect([fake.callsOf('exporting.record'), events]).toEqual([[], [{ type: 'zipTooLarge', limit: 50 }]]);
});

/** Writes the part of a zip file that a page sees of one entry. */
const entryOf = (name: string, body: string): Uint8Array => {
  const bytes = new Uint8Array(30 + name.length + body.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 0x04034b50, true);
  view.setUint32(18, body.length, true);
  view.setUint16(26, name.length, true);
  bytes.set(new TextEncoder().encode(name + body), 30);
  return bytes;
};

/** Writes the end of a zip file, with its comment. */
const endOf = (comment: string): Uint8Array => {
  const said = new TextEncoder().encode(comment);
  const bytes = new Uint8Array(22 + said.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 0x06054b50, true);
  view.setUint16(20, said.length, true);
  bytes.set(said, 22);
  return bytes;
};

describe('a zip file that the host fetches', () => {
  const items = [flow, note, file('c', { title: 'Third' })];
  const fetched = () => {
    const asked = createDeferred<FetchRequest>();
    const answer = createDeferred<
      'saved' | 'stopped' | { code: string | undefined; text: string | undefined }
    >();
    const kit = open({
      fetchFile: (request) => {
        asked.resolve(request);
        return answer.promise;
      },
    });
    const running = kit.area.downloadMany(items);
    const shown = () => kit.area.getState().changes[0];
    return { ...kit, running, request: asked.promise, answer, shown };
  };

  it('counts entries across chunks and reports the saved file', async () => {
    const { running, request, answer, shown, clock, events } = fetched();
    const { onData, fileName, fields } = await request;
    expect([fileName, fields?.['signKey']]).toEqual(['chartdock.zip', 'key-a']);
    expect(shown()).toBeUndefined();
    clock.advance(1000);
    expect(shown()).toMatchObject({ type: 'download', status: 'running', total: 3, tried: 0 });
    const [one, two] = [entryOf('Plan.png', 'PK\u0003\u0004 of its own'), entryOf('Note.md', '')];
    onData(one.subarray(0, 12));
    expect(shown()?.tried).toBe(0);
    onData(one.subarray(12, 40));
    expect(shown()?.tried).toBe(1);
    onData(new Uint8Array([...one.subarray(40), ...two, ...entryOf('Third.png', 'x')]));
    expect(shown()?.tried).toBe(3);
    onData(endOf(''));
    answer.resolve('saved');
    expect(await running).toMatchObject({ status: 'done' });
    expect([shown(), events]).toEqual([undefined, [{ type: 'zipSaved', count: 3 }]]);
  });

  it('lists failures and retries those alone', async () => {
    const { running, request, answer, shown, events, area, fake } = fetched();
    const { onData } = await request;
    onData(entryOf('Plan.png', 'x'));
    onData(endOf(JSON.stringify([{ chartId: 'n', code: '70002', msg: 'Gone' }])));
    answer.resolve('saved');
    await running;
    expect(events).toEqual([{ type: 'zipSaved', count: 2 }]);
    expect(shown()).toMatchObject({ status: 'ended', total: 3, tried: 3 });
    expect(shown()?.failed).toMatchObject([
      { item: { title: 'Note' }, failure: { text: { literal: 'Gone' } } },
    ]);
    await area.retryChange(shown()?.id ?? 0);
    expect(fake.callsOf('exporting.record').slice(3)).toEqual([{ chartId: 'n', exportType: 'md' }]);
  });

  it('stops at the next bytes without claiming success', async () => {
    const { running, request, answer, shown, clock, area, events } = fetched();
    const { onData, signal } = await request;
    clock.advance(1000);
    onData(entryOf('Plan.png', 'x'));
    area.stopChange(shown()?.id ?? 0);
    expect([shown()?.status, signal.aborted]).toEqual(['stopping', false]);
    onData(entryOf('Note.md', 'x'));
    expect(signal.aborted).toBe(true);
    answer.resolve('stopped');
    expect(await running).toEqual({ status: 'refused', reason: 'stopped' });
    expect([shown()?.status, shown()?.tried, events]).toEqual(['stopped', 0, []]);
  });

  it('says why it did not come', async () => {
    const { running, request, answer, shown, events } = fetched();
    await request;
    answer.resolve({ code: '70031', text: 'Too old' });
    expect(await running).toMatchObject({ status: 'failed', failure: { code: '70031' } });
    expect(events).toEqual([]);
    expect(shown()).toMatchObject({ status: 'ended', total: 3, tried: 3 });
    expect(shown()?.failed.map(({ item, failure: { text } }) => [item.title, text])).toEqual(
      ['Plan', 'Note', 'Third'].map((title) => [title, { literal: 'Too old' }]),
    );
  });

  it('offers an upgrade alone where one is needed', async () => {
    const { running, request, answer, shown, events } = fetched();
    await request;
    answer.resolve({ code: CODE.upgradeNeeded, text: 'For members' });
    await running;
    expect([shown(), events]).toEqual([undefined, [{ type: 'upgradeAsked', prompt: 'export.upgrade' }]]);
  });
});
