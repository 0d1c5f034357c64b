import { expect, it } from 'vitest';
import { roleOf } from './item-role.ts';

const person = (userId: string) => ({ userId, fullName: undefined, photoUrl: undefined });
const item = { owner: person('owner'), creator: person('creator'), isShared: true };

it('[PERM-01] tells the owner by owner.userId', () => {
  expect(roleOf(item, 'owner')).toBe('owner');
});

it('[PERM-02] tells the creator by creator.userId', () => {
  expect(roleOf(item, 'creator')).toBe('creator');
});

it('[PERM-03] tells a collaborator by the collaboration flag', () => {
  expect(roleOf(item, 'someone')).toBe('collaborator');
  expect(roleOf({ ...item, isShared: false }, 'someone')).toBe('other');
});

it('counts the strongest role when several apply', () => {
  expect(roleOf({ ...item, creator: person('owner') }, 'owner')).toBe('owner');
});
