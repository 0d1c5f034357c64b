import type { Collaborator, Sharing } from '@chartdock/contract';
import { expect, it } from 'vitest';
import { playServer } from '../testing/play-server.ts';
import { createShareBox } from './share-box.ts';

const owner = { userId: 'o', fullName: 'Olaf' };

const sharing: Sharing = {
  type: 'chart',
  id: 'f',
  title: 'Plan',
  owner,
  isOwner: true,
  canShare: true,
  role: null,
  people: [],
  links: [],
  requests: [],
  narrowed: null,
  viewersMay: { download: false, copy: false },
  offeredTo: null,
  seatsLeft: 1,
  defaultExpireTime: null,
};

const personOf = (name: string): Collaborator => ({
  collaUserId: name,
  fullName: name,
  role: 'viewer',
  isInvited: true,
  because: 'invited',
  inviteTime: 1,
  isMe: false,
});

/** Plays a server with room for one more person, and a gate that an invitation waits at. */
const clientOf = (gate: Promise<void> = Promise.resolve()) => {
  let people: readonly Collaborator[] = [];
  let sent = 0;
  const client = playServer({
    '/list_users': () => ({ data: { ...sharing, people } }),
    '/v3/add': async ({ account = '' }) => {
      sent += 1;
      await gate;
      if (people.length > 0) return { code: '815' };
      const person = personOf(account);
      people = [person];
      return { data: { person } };
    },
    '/v3/delete': () => {
      people = [];
      return { data: {} };
    },
    '/owner/offer': () => ({ code: '70013' }),
    '/get_page': () => ({
      data: {
        rows: [{ collaUserId: 'a', fullName: 'Anna', lastTime: 1, isColleague: false }],
        ...{ total: 1, curPage: 1, pageSize: 6 },
      },
    }),
  });
  return { client, sentOf: () => sent };
};

const item = { type: 'chart', id: 'f' } as const;
const bert = { kind: 'address', account: 'bert@example.test' } as const;

it('shows people after changes, and upgrades', async () => {
  const box = createShareBox({ client: clientOf().client, item });
  await box.load();
  expect(await box.invite(bert, 'viewer')).toBe(true);
  expect(box.getState().sharing?.people.map(({ fullName }) => fullName)).toEqual(['bert@example.test']);
  expect(await box.invite(bert, 'viewer')).toBe(false);
  expect(box.getState().failure?.reason).toBe('upgrade');
  expect(await box.remove('bert@example.test')).toBe(true);
  expect([box.getState().sharing?.people, box.getState().failure]).toEqual([[], undefined]);
});

it('does one thing at a time to one thing', async () => {
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  const { client, sentOf } = clientOf(gate);
  const box = createShareBox({ client, item });
  const first = box.invite(bert, 'viewer');
  expect(box.getState().busy.has('invite')).toBe(true);
  expect(await box.invite(bert, 'editor')).toBe(false);
  open();
  expect([await first, sentOf(), box.getState().busy.size]).toEqual([true, 1, 0]);
});

it('says why an offer was refused', async () => {
  const box = createShareBox({ client: clientOf().client, item });
  expect(await box.offerOwner('a')).toBe(false);
  expect(box.getState().failure?.reason).toBe('refused');
});

it('finds addresses, acquaintances and directory entries', async () => {
  const directory = () => Promise.resolve([{ account: 'carla@partner.example', name: 'Carla' }]);
  const box = createShareBox({ client: clientOf().client, item, directory });
  await box.find('bert@example.test');
  expect(box.getState().candidates).toMatchObject([
    bert,
    { kind: 'person', name: 'Anna' },
    { kind: 'address', name: 'Carla' },
  ]);
});
