import { expect, it } from 'vitest';
import { createNoticeInbox } from './notice-inbox.ts';
import type { Kept } from './notice-inbox.ts';
import type { ToldPayment } from './settle.ts';

const told = (transactionId: string): ToldPayment => ({
  gateway: 'wechat',
  payment: { transactionId, tradeNo: 'f'.repeat(32), amountFen: 990 },
});

/** Writes when it is told to, and keeps the given payments. */
const heldWrites = () => {
  const writes: { readonly ids: readonly string[]; readonly end: (outcome: Kept | Error) => void }[] = [];
  const write = (batch: readonly ToldPayment[]): Promise<readonly Kept[]> =>
    new Promise((resolve, reject) => {
      const end = (outcome: Kept | Error): void => {
        if (outcome instanceof Error) reject(outcome);
        else resolve(batch.map(() => outcome));
      };
      writes.push({ ids: batch.map(({ payment }) => payment.transactionId), end });
    });
  return { writes, write };
};

it('writes later notices together, answering afterwards', async () => {
  const { writes, write } = heldWrites();
  const inbox = createNoticeInbox(write);
  const said: string[] = [];
  const keep = async (id: string): Promise<void> => void said.push(`${id} ${await inbox.keep(told(id))}`);
  const all = ['1', '2', '3'].map(keep);
  expect(writes.map(({ ids }) => ids)).toEqual([['1']]);
  await Promise.resolve();
  expect([said, inbox.isBusy()]).toEqual([[], true]);
  writes[0]?.end('kept');
  await expect.poll(() => writes.map(({ ids }) => ids)).toEqual([['1'], ['2', '3']]);
  expect(said).toEqual(['1 kept']);
  writes[1]?.end('kept');
  await Promise.all(all);
  expect(said).toEqual(['1 kept', '2 kept', '3 kept']);
  await expect.poll(inbox.isBusy).toBe(false);
});

it.each([
  ['kept', 'known', 1],
  ['known', 'known', 1],
  ['mismatch', 'mismatch', 2],
  ['unknown', 'unknown', 2],
] as const)('answers %s again with %s', async (first, again, written) => {
  let writes = 0;
  const inbox = createNoticeInbox((batch) => {
    writes += 1;
    return Promise.resolve(batch.map(() => first));
  });
  expect(await inbox.keep(told('1'))).toBe(first);
  expect(await inbox.keep(told('1'))).toBe(again);
  expect(writes).toBe(written);
});

it('treats another amount as another payment', async () => {
  const inbox = createNoticeInbox((batch) =>
    Promise.resolve(batch.map(({ payment }) => (payment.amountFen === 990 ? 'kept' : 'mismatch'))),
  );
  expect(await inbox.keep(told('1'))).toBe('kept');
  const other = told('1');
  expect(await inbox.keep({ ...other, payment: { ...other.payment, amountFen: 1 } })).toBe('mismatch');
});

it('forgets unwritten notices and keeps their neighbours', async () => {
  const bad = new Set(['2']);
  const inbox = createNoticeInbox((batch) =>
    batch.some(({ payment }) => bad.has(payment.transactionId))
      ? Promise.reject(new Error('no room'))
      : Promise.resolve(batch.map(() => 'kept' as const)),
  );
  const first = inbox.keep(told('1'));
  const results = await Promise.allSettled([first, ...['2', '3'].map((id) => inbox.keep(told(id)))]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  bad.clear();
  expect(await inbox.keep(told('2'))).toBe('kept');
});

it('rejects more while 10,000 wait', async () => {
  const { writes, write } = heldWrites();
  const inbox = createNoticeInbox(write);
  const all = Array.from({ length: 10_001 }, (_, n) => inbox.keep(told(String(n))));
  await expect(inbox.keep(told('more'))).rejects.toThrow('Too many');
  for (let at = 0; at < 21; at += 1) {
    await expect.poll(() => writes.length).toBeGreaterThan(at);
    writes[at]?.end('kept');
  }
  expect(new Set(await Promise.all(all))).toEqual(new Set(['kept']));
});
