import { ApiError } from '@chartdock/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { normaliseFile } from '../items/normalise-file.ts';
import { fileRecord } from '../testing/builders.ts';
import { ROOMY, setUp } from '../testing/set-up.ts';
import type { SetUp } from '../testing/set-up.ts';

const file = normaliseFile(fileRecord('a', { title: 'Plan', category: 'mind' }));
const refused = (code: string): ApiError =>
  new ApiError('refused', `code ${code}`, {
    call: 'test.call',
    method: 'POST',
    path: '/test',
    envelopeCode: code,
    text: 'Told by the server',
  });

const open = (options: SetUp = {}) => {
  const parts = setUp(options);
  const { fake } = parts;
  fake.on('exporting', 'record', () => 'uuid-1');
  fake.on('exporting', 'signKey', () => ({ key: 'key-1', expireTime: 1 }));
  fake.on('charts', 'canvases', () => ({
    canvas: {
      chartCanvas: [
        { definitionId: 'c0', title: 'One' },
        { definitionId: 'c1', title: 'Two' },
      ],
    },
  }));
  fake.on('charts', 'definition', ({ defId = '' }) => ({
    def: JSON.stringify({ page: { name: defId } }),
    definitionId: defId,
    version: 1,
  }));
  return {
    ...parts,
    called: () => fake.calls.map(({ name }) => name),
    frame: () => parts.host.frames[0],
  };
};

let parts: ReturnType<typeof open>;
beforeEach(() => {
  parts = open({ editHost: 'https://edit.example' });
});

describe('a download', () => {
  it('[ROUTE-43] records, signs and loads in a hidden frame', async () => {
    expect(await parts.area.download(file, 'png')).toMatchObject({ status: 'done' });
    expect(parts.called()).toEqual(['exporting.record', 'exporting.signKey']);
    expect(parts.fake.callsOf('exporting.record')).toEqual([{ chartId: 'a', exportType: 'png' }]);
    expect(parts.frame()?.request).toEqual({
      address: 'https://edit.example/mindmap/a?action=down&type=png&token=key-1&uuid=uuid-1',
    });
    expect(parts.eventTypes()).toEqual(['downloadStarted']);
  });

  it('[EXPORT-35] has its frame cleared after 8000 ms', async () => {
    await parts.area.download(file, 'png');
    parts.clock.advance(7999);
    expect(parts.frame()?.isCleared()).toBe(false);
    parts.clock.advance(1);
    expect(parts.frame()?.isCleared()).toBe(true);
  });

  it('has its frame cleared with the file area', async () => {
    await parts.area.download(file, 'png');
    parts.area.dispose();
    expect(parts.frame()?.isCleared()).toBe(true);
  });

  it('[ENT-35] sends one canvas as key, definition, title and record', async () => {
    await parts.area.download(file, 'pos');
    expect(parts.fake.callsOf('exporting.signKey')).toEqual([{ chartId: 'a', isCanvas: true }]);
    expect(parts.fake.callsOf('charts.definition')).toEqual([{ chartId: 'a', defId: 'c0' }]);
    expect(parts.frame()?.request).toEqual({
      address: '/chart_image/export/canvas/file',
      fields: { signKey: 'key-1', def: '{"page":{"name":"c0"}}', title: 'Plan', uuid: 'uuid-1' },
    });
  });

  it('[EXPORT-40] sends the key, then every canvas', async () => {
    await parts.area.download(file, 'posm');
    const definitions = ['charts.definition', 'charts.definition'];
    expect(parts.called()).toEqual([
      'exporting.record',
      'exporting.signKey',
      'charts.canvases',
      ...definitions,
    ]);
    expect(JSON.parse(parts.frame()?.request.fields?.['def'] ?? '')).toEqual([
      { title: 'One', def: { page: { name: 'c0' } } },
      { title: 'Two', def: { page: { name: 'c1' } } },
    ]);
  });

  it('[EXPORT-39] loads no frame without a key or after refusals', async () => {
    parts.fake.on('exporting', 'signKey', () => ({ key: '', expireTime: 1 }));
    expect(await parts.area.download(file, 'pos')).toMatchObject({ status: 'failed' });
    parts.fake.on('exporting', 'signKey', () => Promise.reject(refused('70013')));
    expect(await parts.area.download(file, 'pos')).toMatchObject({ failure: { code: '70013' } });
    parts.fake.on('exporting', 'record', () => Promise.reject(refused('61672')));
    await parts.area.download(file, 'png');
    expect(parts.host.frames).toEqual([]);
    expect(parts.called()).not.toContain('charts.canvases');
    expect(parts.eventTypes()).toEqual(['downloadFailed', 'downloadFailed', 'downloadFailed']);
  });

  it('asks for an upgrade instead of a vip format', async () => {
    expect(await parts.area.download(file, 'svg')).toEqual({ status: 'refused', reason: 'upgrade_needed' });
    expect(parts.events).toEqual([{ type: 'upgradeAsked', prompt: 'export.upgrade' }]);
    expect(parts.called()).toEqual([]);
    const member = open({ privilege: { ...ROOMY, orgMember: true } });
    expect(await member.area.download(file, 'svg')).toMatchObject({ status: 'done' });
  });

  it('refuses a format that the category lacks', async () => {
    expect(await parts.area.download(file, 'visio')).toEqual({ status: 'refused', reason: 'no_such_format' });
  });

  it('fails in a host that saves no files', async () => {
    const meeting = open({ meetingOnMac: true });
    expect(await meeting.area.download(file, 'png')).toMatchObject({ status: 'failed' });
    expect(meeting.eventTypes()).toEqual(['downloadFailed']);
  });
});

describe('a page in place of the file', () => {
  const texts = () =>
    parts.events.flatMap((event) => (event.type === 'downloadFailed' ? [event.failure.text] : []));

  it('shows the words of the server, else ours', async () => {
    await parts.area.download(file, 'png');
    parts.frame()?.showPage({ code: '70030', text: 'Not yet' });
    parts.frame()?.showPage({ code: undefined, text: undefined });
    expect(texts()).toEqual([{ literal: 'Not yet' }, { key: 'export.failed' }]);
  });

  it('asks for an upgrade when it says so', async () => {
    await parts.area.download(file, 'png');
    parts.frame()?.showPage({ code: '815', text: 'Upgrade' });
    expect(parts.events.at(-1)).toEqual({ type: 'upgradeAsked', prompt: 'export.upgrade' });
  });
});
