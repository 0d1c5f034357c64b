import { describe, expect, it } from 'vitest';
import { file, fileRecord } from '../testing/builders.ts';
import { pageOf, refusal } from '../testing/fake-client.ts';
import { ROOMY, setUp } from '../testing/set-up.ts';
import { previewDetour } from './preview-detour.ts';
import type { DetourSubject } from './preview-detour.ts';

const unlimited = { limited: false, rows: [] };
const subject: DetourSubject = {
  businessProgram: true,
  page: 'history',
  privilege: { member: false, orgMember: false },
  item: { id: 'a', canEdit: false },
  editList: unlimited,
};

describe('previewDetour', () => {
  it('[GUARD-23] sends readers on history to the preview', () => {
    expect(previewDetour(subject)).toBe('/preview/a?reason=bprogram');
    expect(previewDetour({ ...subject, item: { id: 'a/b', canEdit: false } })).toBe(
      '/preview/a%2Fb?reason=bprogram',
    );
  });

  it('[GUARD-24] sends readers on diagrams to the preview', () => {
    expect(previewDetour({ ...subject, page: 'diagrams' })).toBe('/preview/a?reason=bprogram');
  });

  it('[GUARD-23] [GUARD-24] treats files beyond the quota as read-only', () => {
    const beyond = { item: { id: 'a', canEdit: true }, editList: { limited: true, rows: ['b'] } };
    expect(previewDetour({ ...subject, ...beyond })).toBe('/preview/a?reason=bprogram');
    expect(previewDetour({ ...subject, ...beyond, page: 'diagrams' })).toBe('/preview/a?reason=bprogram');
  });

  it.each<[string, Partial<DetourSubject>]>([
    ['members', { privilege: { member: true, orgMember: false } }],
    ['members by their organisation', { privilege: { member: false, orgMember: true } }],
    ['people with edit rights', { item: { id: 'a', canEdit: true } }],
    [
      'files that stay editable in a limited account',
      { item: { id: 'a', canEdit: true }, editList: { limited: true, rows: ['a'] } },
    ],
    ['hosts outside of business-program mode', { businessProgram: false }],
    ['shared files', { page: 'shared' }],
    ['favourites', { page: 'favourites' }],
    ['the trash', { page: 'trash' }],
  ])('[GUARD-25] does not apply to %s', (_, change) => {
    expect(previewDetour({ ...subject, ...change })).toBeUndefined();
  });
});

describe('opening a file in a business program', () => {
  const business = { businessProgram: true } as const;
  const readOnly = file('a', { canEdit: false });

  it('[GUARD-23] leads from history to the preview, with the reason', async () => {
    const { area, fake, host } = setUp(business);
    fake.on('charts', 'editList', () => unlimited);
    fake.on('lists', 'historyFiles', () => pageOf([fileRecord('a')]));
    await area.openPlace({ page: 'history' });
    await area.openItem(readOnly);
    expect(host.opened).toEqual([{ address: '/preview/a?reason=bprogram', target: 'same' }]);
  });

  it('[GUARD-24] leads from My files to the preview, with reason', async () => {
    const { area, fake, host } = setUp(business);
    fake.on('charts', 'editList', () => ({ limited: true, rows: ['b'] }));
    await area.openFolder('root');
    await area.openItem(file('a'));
    expect(host.opened).toEqual([{ address: '/preview/a?reason=bprogram', target: 'same' }]);
  });

  it('[GUARD-25] leads members and editors to the editor', async () => {
    const member = setUp({ ...business, privilege: { ...ROOMY, member: true } });
    member.fake.on('charts', 'editList', () => unlimited);
    await member.area.openFolder('root');
    await member.area.openItem(readOnly);
    const editor = setUp(business);
    editor.fake.on('charts', 'editList', () => unlimited);
    await editor.area.openFolder('root');
    await editor.area.openItem(file('a'));
    expect([member.host.opened, editor.host.opened].map((opened) => opened[0]?.address)).toEqual([
      '/diagraming/a',
      '/diagraming/a',
    ]);
  });

  it('[GUARD-25] asks nobody outside of that mode', async () => {
    const { area, fake, host } = setUp({ sameWindow: true });
    await area.openFolder('root');
    await area.openItem(readOnly);
    expect(host.opened[0]?.address).toBe('/diagraming/a');
    expect(fake.calls.filter(({ name }) => name === 'editList')).toEqual([]);
  });

  it('trusts the file when the list cannot load', async () => {
    const { area, fake, host } = setUp(business);
    fake.on('charts', 'editList', () => {
      throw refusal('500');
    });
    await area.openFolder('root');
    await area.openItem(file('a'));
    await area.openItem(readOnly);
    expect(host.opened.map(({ address }) => address)).toEqual([
      '/diagraming/a',
      '/preview/a?reason=bprogram',
    ]);
  });

  it('loads unknown rights and assumes no membership', async () => {
    const { area, fake, host, reloads } = setUp({ ...business, privilege: 'unknown' });
    fake.on('charts', 'editList', () => unlimited);
    await area.openFolder('root');
    await area.openItem(readOnly);
    expect(reloads).toEqual([false]);
    expect(host.opened[0]?.address).toBe('/preview/a?reason=bprogram');
    const known = setUp(business);
    known.fake.on('charts', 'editList', () => unlimited);
    await known.area.openFolder('root');
    await known.area.openItem(readOnly);
    expect(known.reloads).toEqual([]);
  });
});
