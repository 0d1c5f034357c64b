import { ApiError } from '@chartdock/client';
import type { AccessRequest, RecentPerson, ShareLink } from '@chartdock/contract';
import { expect, it } from 'vitest';
import { createSharingOverview } from './sharing-overview.ts';
import type { OverviewClient } from './overview.types.ts';

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

/** Makes a client of a server that has some links, one request and one person. */
const clientOf = (links: ShareLink[]) => {
  const requests = [request];
  const offers = [{ type: 'chart', id: 'f', title: 'Plan', owner: person, createTime: 1 } as const];
  const people = [{ ...anna }];
  const take = <Thing>(list: Thing[], isIt: (thing: Thing) => boolean): void => {
    const at = list.findIndex(isIt);
    if (at !== -1) list.splice(at, 1);
  };
  const page = { curPage: 1, pageSize: 50 };
  const settled = () => Promise.resolve({});
  const client: OverviewClient = {
    collaboration: {
      answerOffer: ({ id }) => {
        take(offers, (one) => one.id === id);
        return settled();
      },
    },
    collaborationLinks: {
      mine: ({ page: at = 1, pageSize = 50 } = {}) =>
        Promise.resolve({
          ...{ page: at, pageSize, pagerCount: 2, cursor: null, total: links.length },
          rows: links.slice((at - 1) * pageSize, at * pageSize),
        }),
      status: ({ linkId, enabled }) => {
        const at = links.findIndex((one) => one.linkId === linkId);
        const next = { ...link(linkId), state: enabled ? 'open' : 'disabled' } as const;
        links[at] = next;
        return Promise.resolve({ link: next });
      },
      reset: ({ linkId }) => Promise.resolve({ link: link(linkId) }),
      remove: ({ linkId }) => {
        take(links, (one) => one.linkId === linkId);
        return settled();
      },
    },
    collaborationRecent: {
      getPage: () => Promise.resolve({ ...page, rows: people, total: people.length }),
      updateNote: ({ collaUserId, note }) => {
        people.splice(0, 1, { ...anna, collaUserId, note });
        return settled();
      },
      del: ({ collaUserId }) => {
        take(people, (one) => one.collaUserId === collaUserId);
        return settled();
      },
    },
    collaborationRequests: {
      pending: () => Promise.resolve({ requests, offers }),
      approve: ({ requestId }) => {
        take(requests, (one) => one.requestId === requestId);
        return settled();
      },
      refuse: () => {
        throw new ApiError('refused', 'refused', {
          ...{ call: 'x', method: 'POST', path: '/x', envelopeCode: '70002' },
        });
      },
    },
  };
  return client;
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

it('shows what the server has after every change', async () => {
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

it('keeps what it shows when a change is refused', async () => {
  const overview = createSharingOverview({ client: clientOf([link('a')]) });
  await overview.load();
  expect(await overview.decide('r', false)).toBe(false);
  const { failure, requests, busy } = overview.getState();
  expect([failure?.reason, requests.length, busy.size]).toEqual(['gone', 1, 0]);
});
