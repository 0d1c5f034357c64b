import type { GuestClose, GuestSession } from '@chartdock/embed/guest';
import { expect, it, vi } from 'vitest';
import { rememberRefusal } from './remember-refusal.ts';

const cancelled: GuestClose = { status: 'cancelled' };

const open = () => {
  const close = vi.fn<GuestSession['close']>(() => Promise.resolve());
  return { close, ...rememberRefusal({ close } as Partial<GuestSession> as GuestSession) };
};

it('ends as cancelled while nothing stood in the way', async () => {
  const { close, session } = open();
  await session.close(cancelled);
  expect(close).toHaveBeenCalledExactlyOnceWith(cancelled);
});

it('ends refused with the last obstacle, until forgotten', async () => {
  const { close, session, remember } = open();
  remember('not_member');
  remember('quota');
  await session.close(cancelled);
  expect(close).toHaveBeenLastCalledWith({ status: 'refused', code: 'quota' });
  remember(undefined);
  await session.close(cancelled);
  expect(close).toHaveBeenLastCalledWith(cancelled);
});

it('leaves every other end as it is', async () => {
  const { close, session, remember } = open();
  remember('quota');
  await session.close({ status: 'refused', code: 'signed_out' });
  expect(close).toHaveBeenLastCalledWith({ status: 'refused', code: 'signed_out' });
});
