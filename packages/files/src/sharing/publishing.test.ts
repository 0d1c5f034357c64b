import { describe, expect, it } from 'vitest';
import { noticeOf } from '../notice-of.ts';
import { contentOf } from '../list/list.state.ts';
import { file, fileRecord } from '../testing/builders.ts';
import { refusal } from '../testing/fake-client.ts';
import { setUp } from '../testing/set-up.ts';
import { publishProblems } from './publish-form.ts';

const FORM = { description: 'Fine', tags: [' flow ', ''], price: ' 12.50 ', publicClone: true };

const setUpAccount = (phone: string | null, isRestricted = false) => {
  const parts = setUp();
  parts.fake.on('account', 'publishBlack', () => isRestricted);
  parts.fake.on('account', 'bindInfo', () => ({ bindings: { phone, email: null, hasPassword: true } }));
  return parts;
};

describe('what stands before the form', () => {
  it('[PUBLISH-06] warns of a restriction for 3000 ms, asking nothing', async () => {
    const { area, events, fake } = setUpAccount(null, true);
    expect(await area.checkPublish()).toEqual({ status: 'restricted' });
    expect(fake.callsOf('account.bindInfo')).toEqual([]);
    expect(events.map(noticeOf)).toEqual([
      { tone: 'warning', text: { key: 'error.accountRestricted' }, duration: 3000 },
    ]);
  });

  it('is a missing phone then', async () => {
    expect(await setUpAccount(null).area.checkPublish()).toEqual({ status: 'phone_needed' });
    expect(await setUpAccount('137****0000').area.checkPublish()).toEqual({ status: 'ready' });
  });

  it('is told when it cannot be found out', async () => {
    const { area, fake, eventTypes } = setUpAccount('1');
    fake.on('account', 'publishBlack', () => {
      throw refusal('70014', 'busy');
    });
    expect(await area.checkPublish()).toMatchObject({ status: 'failed', failure: { code: '70014' } });
    expect(eventTypes()).toEqual(['publishFailed']);
  });
});

describe('publishing', () => {
  it('sends filled fields and shows the file public', async () => {
    const { area, fake, events } = setUp();
    fake.on('publishing', 'publish', () => ({
      file: fileRecord('a', { status: 'public', publicClone: true }),
    }));
    await area.openFolder('root');
    expect(await area.publish(file('a'), FORM)).toMatchObject({ status: 'done', value: { isPublic: true } });
    expect(fake.callsOf('publishing.publish')).toEqual([
      { chartId: 'a', description: 'Fine', tags: ['flow'], price: '12.50', publicClone: true },
    ]);
    const row = contentOf(area.getState().list)?.rows.find((one) => one?.id === 'a');
    expect(row).toMatchObject({ isPublic: true, isTemplate: true, title: 'Title of a' });
    expect(events.map((event) => noticeOf(event)?.text)).toEqual([{ key: 'publish.done' }]);
  });

  it('says that a review comes first', async () => {
    const { area, fake, events } = setUp();
    fake.on('publishing', 'publish', () => ({ file: fileRecord('a', { status: 'pending' }) }));
    await area.publish({ id: 'a' }, { ...FORM, price: '' });
    expect(fake.callsOf('publishing.publish')[0]).not.toHaveProperty('price');
    expect(events.map((event) => noticeOf(event)?.text)).toEqual([{ key: 'publish.pending' }]);
  });

  it('makes a file private again', async () => {
    const { area, fake, eventTypes } = setUp();
    fake.on('publishing', 'cancel', () => ({ file: fileRecord('a', { status: 'private' }) }));
    expect(await area.cancelPublish(file('a', { isPublic: true }))).toMatchObject({
      status: 'done',
      value: { isPublic: false },
    });
    expect(eventTypes()).toEqual(['publishCancelled']);
  });

  it.each([
    ['61672', ['publishRestricted']],
    ['70023', []],
    ['70025', ['publishFailed']],
  ])('answers a refusal with %s', async (code, told) => {
    const { area, fake, eventTypes } = setUp();
    fake.on('publishing', 'publish', () => {
      throw refusal(code);
    });
    expect(await area.publish(file('a'), FORM)).toMatchObject({ status: 'failed', failure: { code } });
    expect(eventTypes()).toEqual(told);
  });
});

describe('the form', () => {
  const good = { description: '', tags: ['a'], price: '', publicClone: false };
  it.each([
    [good, {}],
    [{ ...good, price: '0.29', description: 'x'.repeat(200) }, {}],
    [{ ...good, tags: [' '] }, { tags: { key: 'validation.tags' } }],
    [{ ...good, tags: [...'abcdefghijk'] }, { tags: { key: 'validation.length' } }],
    [{ ...good, tags: ['x'.repeat(21)] }, { tags: { key: 'validation.length' } }],
    [{ ...good, price: '1.234' }, { price: { key: 'validation.price' } }],
    [{ ...good, price: '1000001' }, { price: { key: 'validation.price' } }],
    [{ ...good, description: 'x'.repeat(201) }, { description: { key: 'validation.length' } }],
  ])('%j is judged as the server judges it', (form, problems) => {
    expect(publishProblems(form)).toEqual(problems);
  });
});
