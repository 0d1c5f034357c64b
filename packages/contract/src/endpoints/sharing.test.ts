import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { collaboration } from './collaboration.ts';
import { collaborationLinks } from './collaboration-links.ts';
import { collaborationRecent } from './collaboration-recent.ts';
import { collaborationRequests } from './collaboration-requests.ts';
import { shareActivity } from './share-activity.ts';
import { shareSwitches } from './share-switches.ts';
import { viewLinks } from './view-links.ts';

const prefixed = (group: string, calls: Readonly<Record<string, Endpoint>>) =>
  Object.fromEntries(Object.entries(calls).map(([name, call]) => [`${group}.${name}`, call]));

const sharing: Readonly<Record<string, Endpoint>> = {
  ...collaboration,
  ...viewLinks,
  ...prefixed('links', collaborationLinks),
  ...prefixed('recent', collaborationRecent),
  ...prefixed('requests', collaborationRequests),
  ...prefixed('activity', shareActivity),
  ...prefixed('switches', shareSwitches),
};

const link = { id: 'x', path: '/preview/1?link=x', enabled: true, hasPassword: false, createTime: 0 };

const maker = { userId: 'u' };
const shareLink = {
  linkId: 'k',
  kind: 'view',
  type: 'chart',
  id: 'f',
  title: 'Plan',
  path: '/preview/f?link=x',
  role: 'viewer',
  state: 'open',
  hasPassword: false,
  expireTime: null,
  download: false,
  copy: false,
  views: 0,
  lastUsed: null,
  createTime: 0,
  maker,
};
const person = {
  collaUserId: 'p',
  fullName: 'Anna',
  role: 'editor',
  isInvited: false,
  because: 'folder',
  inviteTime: 0,
  isMe: false,
};
const request = {
  requestId: 'r',
  type: 'chart',
  id: 'f',
  title: 'Plan',
  person: maker,
  role: 'viewer',
  createTime: 0,
};
const offer = { type: 'folder', id: 'f', title: 'Plans', owner: maker, createTime: 0 };
const shared = {
  type: 'folder',
  id: 'f',
  title: 'Plans',
  owner: maker,
  isOwner: true,
  canShare: true,
  role: null,
  people: [person],
  links: [shareLink],
  requests: [request],
  narrowed: 'none',
  viewersMay: { download: false, copy: true },
  offeredTo: null,
  seatsLeft: 3,
  defaultExpireTime: null,
};
const page = { total: 1, page: 1, pageSize: 10, pagerCount: 7, cursor: null };
const shown = { type: 'chart', id: 'f', title: 'Plan', role: 'viewer', owner: maker };
const known = { collaUserId: 'p', fullName: 'Anna', lastTime: 0, isColleague: false };
const deed = { activityId: 'a', kind: 'invited', actor: maker, canUndo: false, createTime: 0 };
const switches = { open: true, download: false, copy: false };

/** Answers of every sharing call, written out: a response it takes, and one that it must not. */
const answers: readonly (readonly [call: string, good: unknown, bad: unknown])[] = [
  ['quit', {}, 'gone'],
  ['getLink', { link: null }, {}],
  ['addPassword', { link }, { link: null }],
  ['removePassword', { link: null }, { link: { ...link, id: 1 } }],
  ['delLink', { link: null }, { link: true }],
  ['updateLink', { link: { ...link, hasPassword: true } }, { link: { ...link, enabled: 'yes' } }],
  ['listUsers', shared, { ...shared, people: [{ ...person, role: 'owner' }] }],
  ['add', { person }, { person: { ...person, role: 'admin' } }],
  ['setRole', { person }, { person: { ...person, because: 'luck' } }],
  ['remove', {}, 'gone'],
  ['narrow', {}, 'narrow'],
  ['links.create', { link: shareLink }, { link: { ...shareLink, state: 'ajar' } }],
  ['links.update', { link: shareLink }, { link: { ...shareLink, role: 'manager' } }],
  ['links.status', { link: shareLink }, { link: null }],
  ['links.reset', { link: shareLink }, { link: { ...shareLink, kind: 'edit' } }],
  ['links.remove', {}, 'gone'],
  ['links.mine', { rows: [shareLink], ...page }, { rows: [link], ...page }],
  ['links.open', { ...shown, hasJoined: false }, shown],
  ['links.join', { type: 'chart', id: 'f', role: 'viewer' }, { type: 'chart', id: 'f', role: 'manager' }],
  ['recent.getPage', { rows: [known], total: 1, curPage: 1, pageSize: 10 }, { rows: [known], total: 1 }],
  ['recent.updateNote', {}, 'noted'],
  ['recent.del', {}, 'gone'],
  ['requests.ask', {}, 'asked'],
  ['offerOwner', {}, 'offered'],
  ['answerOffer', {}, 'accepted'],
  [
    'requests.pending',
    { requests: [request], offers: [offer] },
    { requests: [request], offers: [{ ...offer, owner: 'Anna' }] },
  ],
  ['requests.approve', {}, 'yes'],
  ['requests.refuse', {}, 'no'],
  ['requests.decideForOrganisation', {}, 'yes'],
  ['activity.list', { rows: [deed], total: 1 }, { rows: [{ ...deed, kind: 'guessed' }], total: 1 }],
  ['activity.undo', {}, 'undone'],
  ['switches.open', switches, { ...switches, open: 'yes' }],
  ['switches.download', switches, { open: true }],
  ['switches.copy', switches, { open: true, download: true }],
];

describe('sharing calls', () => {
  it.each(answers)('[CALL-S-025] the answer of %s has a schema', (call, good, bad) => {
    const schema = sharing[call]?.data ?? z.never();
    expect([schema.safeParse(good).success, schema.safeParse(bad).success]).toEqual([true, false]);
  });

  it('[CALL-S-025] are all listed, except opening a link', () => {
    expect(Object.keys(sharing).sort()).toEqual([...answers.map(([call]) => call), 'open'].sort());
  });

  it('[ENT-37] name a password viewPassword and nothing else', () => {
    const named = (call: string): string[] => {
      const input = sharing[call]?.input;
      return input instanceof z.ZodObject ? Object.keys(input.shape).sort() : [];
    };
    const documented = Object.keys({ ...viewLinks, quit: collaboration.quit });
    expect(Object.fromEntries(documented.map((call) => [call, named(call)]))).toEqual({
      quit: ['id', 'type'],
      getLink: ['id'],
      addPassword: ['id', 'viewPassword'],
      removePassword: ['id'],
      delLink: ['id'],
      updateLink: ['enabled', 'id'],
      open: ['id', 'link', 'viewPassword'],
    });
    expect([named('recent.getPage'), named('recent.del')]).toEqual([
      ['content', 'curPage', 'pageSize'],
      ['collaUserId'],
    ]);
    expect(Object.keys(sharing).filter((call) => named(call).some((name) => /password/i.test(name)))).toEqual(
      Object.keys(sharing).filter((call) => named(call).includes('viewPassword')),
    );
  });
});
