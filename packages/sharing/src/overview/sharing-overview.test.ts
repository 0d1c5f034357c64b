import type { AccessRequest, RecentPerson, ShareLink } from '@chartdock/contract';
import { expect, it } from 'vitest';
import { playServer } from '../testing/play-server.ts';
import { createSharingOverview } from './sharing-overview.ts';

const person = { userId: 'u', fullName: 'Anna' };

const link = (linkId: string): ShareLink => ({
  linkId,
  kind: 'view',
  type: 'chart',
  id: 'f',
  title: 'Plan',
  path: `/preview/f?link=${linkId}`,
  role: 'viewer',
  state: 'open',
  hasPassword: false,
  expireTime: null,
  download: false,
  copy: false,
  views: 0,
  lastUsed: null,
  createTime: 1,
  maker: person,
});

const request: AccessRequest = {
  requestId: 'r',
  type: 'chart',
  id: 'f',
  title: 'Plan',
  person,
  role: 'viewer',
  createTime: 1,
};
const anna: RecentPerson = { collaUserId: 'u', fullName: 'Anna', lastTime: 1, isColleague: false };

/** Plays a server that has some links, one request, one offer and one person. */
const clientOf = (links: ShareLink[]) => {
  const requests = [request];
  const offers = [{ type: 'chart', id: 'f', title: 'Plan', owner: person, createTime: 1 }];
  const people = [{ ...anna }];
  return playServer({
    '/my_links': ({ page = '1', pageSize = '50' }) => {
      const [at, size] = [Number(page), Number(pageSize)];
      const rows = links.slice((at - 1) * size, at * size);
      return { data: { rows, page: at, pageSize: size, pagerCount: 2, cursor: null, total: links.length } };
    },
    '/link_status': ({ linkId = '', enabled }) => {
      const at = links.findIndex((one) => one.linkId === linkId);
      const next = { ...link(linkId), state: enabled === 'true' ? 'open' : 'disabled' } as const;
      links[at] = next;
      return { data: { link: next } };
    },
    '/delete_link': ({ linkId }) => {
      links.splice(
        links.findIndex((one) => one.linkId === linkId),
        1,
      );
      return { data: {} };
    },
    '/get_page': () => ({ data: { rows: people, total: people.length, curPage: 1, pageSize: 50 } }),
    '/update/note': ({ note }) => {
      people.splice(0, 1, { ...anna, ...(note === undefined ? {} : { note }) });
      return { data: {} };
    },
    '/collaboration_recent/del': () => {
      people.splice(0, 1);
      return { data: {} };
    },
    '/request/pending': () => ({ data: { requests, offers } }),
    '/verify/approved': () => {
      requests.splice(0, 1);
      return { data: {} };
    },
    '/verify/refuse': () => ({ code: '70002' }),
    '/owner/answer': () => {
      offers.splice(0, 1);
      return { data: {} };
    },
  });
};

it('lists links, requests and people, and more when asked', async () => {
  const links = Array.from({ length: 51 }, (_, index) => link(`l${index}`));
  const overview = createSharingOverview({ client: clientOf(links) });
  expect(overview.getState().status).toBe('loading');
  expect(await overview.load()).toBe(true);
  const { links: shown, linkCount, requests, people } = overview.getState();
  expect([shown.length, linkCount, requests.length, people.length]).toEqual([50, 51, 1, 1]);
  await overview.loadMore();
  expect(overview.getState().links.map(({ linkId }) => linkId)).toEqual(links.map(({ linkId }) => linkId));
});

it('shows the server’s state after every change', async () => {
  const overview = createSharingOverview({ client: clientOf([link('a'), link('b')]) });
  await overview.load();
  await overview.setLinkEnabled('a', false);
  expect(overview.getState().links[0]?.state).toBe('disabled');
  await overview.removeLink('b');
  expect(overview.getState().links).toHaveLength(1);
  expect(await overview.decide('r', true)).toBe(true);
  expect(overview.getState().requests).toEqual([]);
  await overview.setNote('u', 'From the fair');
  expect(overview.getState().people[0]?.note).toBe('From the fair');
  const [offer] = overview.getState().offers;
  if (offer !== undefined) await overview.answerOffer(offer, true);
  expect([offer?.title, overview.getState().offers]).toEqual(['Plan', []]);
  await overview.forget('u');
  expect(overview.getState().people).toEqual([]);
  expect(overview.getState().busy.size).toBe(0);
});

it('keeps its content when a change is refused', async () => {
  const overview = createSharingOverview({ client: clientOf([link('a')]) });
  await overview.load();
  expect(await overview.decide('r', false)).toBe(false);
  const { failure, requests, busy } = overview.getState();
  expect([failure?.reason, requests.length, busy.size]).toEqual(['gone', 1, 0]);
});
