import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIALOG_NAMES, USUAL_DIALOGS } from '../usual/usual-dialogs.ts';
import { createDialogs } from './dialogs.ts';

const { parse: parseDialogCall } = createDialogs(USUAL_DIALOGS, {
  notices: { show: () => '' },
  translate: (key) => key,
});

const SAMPLES: Readonly<Record<(typeof DIALOG_NAMES)[number], object>> = {
  addFolder: { folderId: 'f1' },
  import: { folderId: 'root' },
  pwa: {},
  upgrade: { reason: 'quota' },
  confirm: { title: 'Sure?', text: 'It goes.', confirmLabel: 'Go', isDangerous: true },
  publish: { chartId: 'c1', title: 'Plan' },
  dlgPay: {
    payType: 'clone',
    id: 't1',
    price: 9.9,
    chartTitle: 'Plan',
    sourcePage: 'template',
    coupon: 'CODE',
    ownerId: 'u2',
    payTeamId: 'team',
    memberFree: true,
  },
  dlgOrgPay: { payType: 'org', id: 'org-year', price: 897, seats: 3, orgName: 'Atelier' },
  dlgPayActivity: { payType: 'member', id: 'member-month', price: 9.9 },
  dlgUserRetention: { level: 1, trashCount: 3 },
  dlgBindPhone: {},
  dlgWaterMark: {},
  share: { id: 'f1', type: 'folder', title: 'Plans' },
  shares: { tab: 'requests' },
};

describe('a dialog by name', () => {
  it.each(DIALOG_NAMES)('takes %s with known parameters only', (name) => {
    const params = SAMPLES[name];
    expect(parseDialogCall(name, { ...params, extra: 1 })).toEqual({ ok: true, name, params });
  });

  it('takes missing parameters where none are needed', () => {
    expect(parseDialogCall('import')).toEqual({ ok: true, name: 'import', params: {} });
    expect(parseDialogCall('upgrade', {})).toEqual({ ok: true, name: 'upgrade', params: {} });
  });

  it.each([
    ['dlgNothing', {}],
    ['toString', {}],
    [undefined, {}],
  ])('does not know %s', (name, params) => {
    expect(parseDialogCall(name, params)).toEqual({ ok: false, code: 'unknown_dialog' });
  });

  it.each([
    ['confirm', {}],
    ['confirm', { title: 'a', text: ' ' }],
    ['confirm', { title: 'a', text: 'b', isDangerous: 'yes' }],
    ['confirm', { title: 'a', text: 'b'.repeat(1001) }],
    ['confirm', { title: 'a'.repeat(201), text: 'b' }],
    ['confirm', { title: 'a\nb', text: 'b' }],
    ['confirm', { title: 'a', text: 'b', confirmLabel: 'c'.repeat(201) }],
    [
      'confirm',
      { title: 'a', text: 'b', ...Object.fromEntries(Array.from({ length: 40 }, (_, at) => [at, 1])) },
    ],
    ['publish', { chartId: 'c1' }],
    ['publish', { chartId: 'c'.repeat(129), title: 'Plan' }],
    ['addFolder', { folderId: 'f'.repeat(129) }],
    ['addFolder', { folderId: 'f 1' }],
    ['dlgUserRetention', { level: 0, trashCount: 1_000_001 }],
    ['import', { folderId: 4 }],
    ['upgrade', { reason: 'none' }],
    ['dlgUserRetention', { level: 2, trashCount: 1 }],
    ['dlgUserRetention', { level: 0, trashCount: -1 }],
    ['pwa', []],
    ['pwa', 'text'],
    ['pwa', null],
  ])('refuses %s with %j', (name, params) => {
    expect(parseDialogCall(name, params)).toEqual({ ok: false, code: 'invalid_params' });
  });

  it('never throws for any request', () => {
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...DIALOG_NAMES), fc.string()), fc.anything(), (name, params) => {
        expect(typeof parseDialogCall(name, params).ok).toBe('boolean');
      }),
      { seed: 20261121, numRuns: 300 },
    );
  });
});
