import type { GuestSession } from '@chartdock/embed/guest';
import { expect, it, vi } from 'vitest';
import { keepOutcomes } from './settling.ts';

const setUp = (hash: string, accepted = true) => {
  const fetch = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(new Response('{}')));
  const { origin, pathname, search } = new URL('https://charts.example/embed/v1/?client=demo');
  const page = { location: { origin, pathname, search, hash }, fetch } as unknown as Window;
  const answer = accepted ? { accepted: true } : { accepted: false, reason: 'no' };
  const session = {
    config: { task: 'file-area', ticket: 'ticket-1' },
    commit: () => Promise.resolve(answer),
    close: () => Promise.resolve(),
  } as unknown as GuestSession;
  const kept = () => fetch.mock.calls.map(([, { body }]) => JSON.parse(body as string) as unknown);
  return { session: keepOutcomes(session, page, () => 'token'), kept };
};

it('keeps what the host has taken under the ticket', async () => {
  const { session, kept } = setUp('#ch=a&s=modal');
  await session.commit(null);
  await session.close({ status: 'cancelled' });
  await session.close({ status: 'refused', code: 'signed_out' });
  expect(kept()).toEqual([
    { ticket: 'ticket-1', outcome: { status: 'done', value: null } },
    { ticket: 'ticket-1', outcome: { status: 'cancelled', by: 'user' } },
    { ticket: 'ticket-1', outcome: { status: 'refused', code: 'signed_out' } },
  ]);
});

it('keeps nothing that the host refused, and leaves a launched page to itself', async () => {
  const refused = setUp('#ch=a&s=modal', false);
  expect(await refused.session.commit(null)).toMatchObject({ accepted: false });
  const launched = setUp('#code=a&s=page');
  await launched.session.commit(null);
  expect([refused.kept(), launched.kept()]).toEqual([[], []]);
});
