import type { GuestSession } from '@chartdock/embed/guest';
import { EmbedError } from '@chartdock/embed/guest';
import { expect, it, vi } from 'vitest';
import { keepOutcomes } from './settling.ts';

const accept = () => Promise.resolve({ accepted: true });
const refuse = () => Promise.resolve({ accepted: false, reason: 'no' });

const setUp = (hash: string, commit: () => Promise<object> = accept) => {
  const fetch = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(new Response('{}')));
  const { origin, pathname, search } = new URL('https://charts.example/embed/v1/?client=demo');
  const page = { location: { origin, pathname, search, hash }, fetch } as unknown as Window;
  const session = {
    config: { task: 'file-area', ticket: 'ticket-1', surface: 'modal' },
    commit,
    close: () => Promise.resolve(),
  } as unknown as GuestSession;
  const kept = () => fetch.mock.calls.map(([, { body }]) => JSON.parse(body as string) as unknown);
  return { session: keepOutcomes(session, page, () => 'token'), kept };
};

it('keeps the host’s choice under the ticket', async () => {
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

it('keeps nothing refused or launched', async () => {
  const refused = setUp('#ch=a&s=modal', refuse);
  expect(await refused.session.commit(null)).toMatchObject({ accepted: false });
  const launched = setUp('#code=a&s=page');
  await launched.session.commit(null);
  expect([refused.kept(), launched.kept()]).toEqual([[], []]);
});

it('keeps a choice its page left with', async () => {
  const endsWith = async (code: 'peer_reloaded' | 'closed' | 'deadline') => {
    const { session, kept } = setUp('#ch=a&s=modal', () => Promise.reject(new EmbedError(code)));
    await expect(session.commit(null)).rejects.toMatchObject({ code });
    return kept();
  };
  expect(await endsWith('peer_reloaded')).toEqual([
    { ticket: 'ticket-1', outcome: { status: 'done', value: null } },
  ]);
  expect(await endsWith('closed')).toEqual([]);
  expect(await endsWith('deadline')).toEqual([]);
});
