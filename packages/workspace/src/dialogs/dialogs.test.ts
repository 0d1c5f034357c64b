import { createTranslator, sharedMessages } from '@chartdock/contract';
import { createFakeClock } from '@chartdock/platform/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createNotices } from '../notices/notices.ts';
import { NO_DIALOGS, afterDialogClosed, afterDialogOpened, hasMask } from './dialogs.state.ts';
import { DIALOG_NAMES, USUAL_DIALOGS } from '../usual/usual-dialogs.ts';
import { createDialogs } from './dialogs.ts';
import type { DialogsState } from './dialogs.types.ts';

const SURE = { params: { title: 'Sure?', text: 'It goes.' } };

const setUp = (locale: 'zh' | 'en' = 'zh') => {
  const clock = createFakeClock();
  const notices = createNotices({ clock });
  const translate = createTranslator(locale, sharedMessages);
  const dialogs = createDialogs(USUAL_DIALOGS, { notices, translate });
  const names = () => dialogs.getState().open.map(({ name }) => name);
  const layers = () => dialogs.getState().open.map(({ layer }) => layer);
  const tips = () => notices.getState().visible.map(({ text, duration }) => [text, duration]);
  return { clock, dialogs, names, layers, tips, translate };
};

const PAYMENT = { params: { payType: 'clone', id: 't1', price: 9.9 } } as const;

it('[DLG-14] opens and closes dialogs by name', async () => {
  const { dialogs, names } = setUp();
  const ended = dialogs.open('import', { params: { folderId: 'x' } });
  void dialogs.open('dlgPay', PAYMENT);
  expect(names()).toEqual(['import', 'dlgPay']);
  expect(dialogs.getState().open[0]?.params).toEqual({ folderId: 'x' });
  dialogs.close('import');
  expect(names()).toEqual(['dlgPay']);
  expect(await ended).toEqual({ status: 'closed' });
  dialogs.close('import');
  expect(names()).toEqual(['dlgPay']);
});

it('[DLG-18] makes a dialog 386 by 443 by default', () => {
  const { dialogs } = setUp();
  void dialogs.open('addFolder');
  void dialogs.open('dlgWaterMark');
  void dialogs.open('pwa', { width: 300, height: 200 });
  expect(dialogs.getState().open.map(({ width, height }) => [width, height])).toEqual([
    [386, 443],
    [772, 560],
    [300, 200],
  ]);
});

it('[DLG-19] gives a dialog a Cancel and an OK button', () => {
  const { dialogs, translate } = setUp('en');
  void dialogs.open('confirm', SURE);
  const buttons = dialogs.getState().open[0]?.buttons ?? [];
  expect(buttons.map(({ role, text }) => [role, translate(text)])).toEqual([
    ['cancel', 'Cancel'],
    ['ok', 'OK'],
  ]);
});

it('[DLG-20] puts the first dialog on layer 100', () => {
  const { dialogs, layers } = setUp();
  void dialogs.open('import');
  expect(layers()).toEqual([100]);
  void dialogs.open('confirm', SURE);
  dialogs.clear();
  void dialogs.open('upgrade');
  expect(layers()).toEqual([100]);
});

it('[DLG-21] raises the layer by one with each further open', () => {
  const { dialogs, layers, names } = setUp();
  void dialogs.open('import');
  void dialogs.open('upgrade');
  void dialogs.open('confirm', SURE);
  expect(layers()).toEqual([100, 101, 102]);
  dialogs.close('confirm');
  void dialogs.open('dlgPay', PAYMENT);
  expect(layers()).toEqual([100, 101, 103]);
  void dialogs.open('import');
  expect([names(), layers()]).toEqual([
    ['upgrade', 'dlgPay', 'import'],
    [101, 103, 104],
  ]);
});

describe('a mask', () => {
  it('is there while at least one dialog is open', () => {
    const { dialogs } = setUp();
    const masks: boolean[] = [hasMask(dialogs.getState())];
    dialogs.subscribe((state) => void masks.push(hasMask(state)));
    void dialogs.open('import');
    void dialogs.open('confirm', SURE);
    dialogs.close('import');
    dialogs.close('confirm');
    expect(masks).toEqual([false, true, true, true, false]);
  });
});

describe('ending a dialog', () => {
  it('[DLG-23] shows 弹窗取消 for 1500 ms when cancelled', async () => {
    const { clock, dialogs, names, tips } = setUp();
    const ended = dialogs.open('pwa');
    dialogs.cancel('pwa');
    expect(await ended).toEqual({ status: 'cancelled', reason: '弹窗取消' });
    expect([names(), tips()]).toEqual([[], [['弹窗取消', 1500]]]);
    clock.advance(1500);
    expect(tips()).toEqual([]);
  });

  it('[DLG-24] shows 弹窗确认 when confirmed', async () => {
    const { dialogs, names, tips } = setUp();
    const ended = dialogs.open('pwa');
    dialogs.confirm('pwa', 'Plans');
    expect(await ended).toEqual({ status: 'confirmed', reason: '弹窗确认', value: 'Plans' });
    expect([names(), tips()]).toEqual([[], [['弹窗确认', 1500]]]);
  });

  it('shows no tip for telling or closed dialogs', async () => {
    const { dialogs, tips } = setUp('en');
    const imported = dialogs.open('import');
    dialogs.confirm('import');
    expect(await imported).toMatchObject({ status: 'confirmed' });
    const asked = dialogs.open('confirm', { ...SURE, tellsResult: true });
    dialogs.cancel('confirm');
    expect(await asked).toMatchObject({ status: 'cancelled' });
    dialogs.cancel('confirm');
    expect(tips()).toEqual([]);
  });

  it('ends a failed dialog with its reason', async () => {
    const { dialogs, names, tips } = setUp();
    const ended = dialogs.open('pwa');
    dialogs.fail('pwa', 'no prompt');
    dialogs.fail('pwa', 'again');
    expect(await ended).toEqual({ status: 'failed', reason: 'no prompt' });
    expect([names(), tips()]).toEqual([[], []]);
  });

  it('restarts a dialog that opens twice', async () => {
    const { dialogs, names } = setUp();
    const first = dialogs.open('confirm', SURE);
    const again = { title: 'Again?', text: 'Once more.' };
    const second = dialogs.open('confirm', { params: again });
    expect(await first).toEqual({ status: 'closed' });
    expect([names(), dialogs.getState().open[0]?.params]).toEqual([['confirm'], again]);
    dialogs.clear();
    expect(await second).toEqual({ status: 'closed' });
  });
});

it('leaves out values that dialogs lack', async () => {
  const { dialogs } = setUp();
  const params = { level: 1, trashCount: 2 } as const;
  const ended = dialogs.open('dlgUserRetention', { params });
  dialogs.confirm('dlgUserRetention', 'something else');
  expect(await ended).toMatchObject({ status: 'confirmed', value: undefined });
  const going = dialogs.open('dlgUserRetention', { params });
  dialogs.confirm('dlgUserRetention', 'go_on');
  expect(await going).toMatchObject({ status: 'confirmed', value: 'go_on' });
});

it('keeps layers apart, starting from 100', () => {
  const step = fc.tuple(fc.boolean(), fc.constantFrom(...DIALOG_NAMES));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let state: DialogsState = NO_DIALOGS;
      for (const [isOpening, name] of steps) {
        const wasEmpty = !hasMask(afterDialogClosed(state, name));
        const { look } = USUAL_DIALOGS[name];
        state = isOpening ? afterDialogOpened(state, { name, look }) : afterDialogClosed(state, name);
        const layers = state.open.map(({ layer }) => layer);
        expect(new Set(state.open.map((dialog) => dialog.name)).size).toBe(state.open.length);
        expect(layers).toEqual([...new Set(layers)].sort((a, b) => a - b));
        if (isOpening) expect(state.open.at(-1)?.name).toBe(name);
        if (isOpening && wasEmpty) expect(layers).toEqual([100]);
      }
    }),
    { seed: 20261121, numRuns: 300 },
  );
});
