import type { Collaborator, ShareLink } from '@chartdock/contract';
import { describe, expect, it } from 'vitest';
import { whoSees } from './who-sees.ts';

const link = (facts: Partial<ShareLink>): ShareLink => ({
  linkId: 'l',
  kind: 'view',
  type: 'chart',
  id: 'f',
  title: 'Plan',
  path: '/preview/f?link=l',
  role: 'viewer',
  state: 'open',
  hasPassword: false,
  expireTime: null,
  download: false,
  copy: false,
  views: 0,
  lastUsed: null,
  createTime: 1,
  maker: { userId: 'o' },
  ...facts,
});

const person = (because: Collaborator['because']): Collaborator => ({
  collaUserId: 'p',
  fullName: 'Anna',
  role: 'viewer',
  isInvited: false,
  because,
  inviteTime: 1,
  isMe: false,
});

describe('who can see something', () => {
  it('is its owner alone without people and links', () => {
    expect(whoSees({ people: [], links: [] })).toEqual({ reach: 'owner', people: 0, links: 0, until: null });
  });

  it('counts named people, not link guests', () => {
    const people = [person('invited'), person('folder'), person('link')];
    expect(whoSees({ people, links: [] })).toMatchObject({ reach: 'people', people: 2 });
  });

  it('leaves out links that open nothing', () => {
    const links = [link({ state: 'disabled' }), link({ state: 'expired' }), link({ state: 'powerless' })];
    expect(whoSees({ people: [], links })).toMatchObject({ reach: 'owner', links: 0 });
  });

  it('names the widest door', () => {
    const locked = link({ hasPassword: true });
    expect(whoSees({ people: [person('invited')], links: [locked] }).reach).toBe('password');
    expect(whoSees({ people: [], links: [locked, link({})] })).toMatchObject({ reach: 'link', links: 2 });
  });

  it('ends with the last link, unless one never expires', () => {
    const dated = [link({ expireTime: 5 }), link({ expireTime: 9 })];
    expect(whoSees({ people: [], links: dated }).until).toBe(9);
    expect(whoSees({ people: [], links: [...dated, link({})] }).until).toBeNull();
  });
});
