import { expect, it } from 'vitest';
import { COLLABORATOR_ROLES } from './collaborator-roles.ts';
import { ROLE_POLICY, ROLE_RIGHTS, hasRight } from './role-policy.ts';

/** Written out by hand: read, comment, edit, share, export, clone, publish, delete. */
const WANTED = {
  viewer: 'always never never never switched switched never never',
  commenter: 'always always never never switched switched never never',
  editor: 'always always always never always always never created',
  manager: 'always always always always always always never created',
} as const;

it('gives each role the rights written here', () => {
  const written = COLLABORATOR_ROLES.map((role) => [
    role,
    ROLE_RIGHTS.map((right) => ROLE_POLICY[role][right]).join(' '),
  ]);
  expect(Object.fromEntries(written)).toEqual(WANTED);
});

it('gives a stronger role everything a weaker one has', () => {
  const order = ['never', 'switched', 'created', 'always'];
  for (const right of ROLE_RIGHTS) {
    const ranks = COLLABORATOR_ROLES.map((role) => order.indexOf(ROLE_POLICY[role][right]));
    expect(ranks).toEqual(ranks.slice().sort());
  }
});

it('asks switch and creator as the table says', () => {
  expect(hasRight('viewer', 'export')).toBe(false);
  expect(hasRight('viewer', 'export', { switched: ['export'] })).toBe(true);
  expect(hasRight('viewer', 'edit', { switched: ['edit'] })).toBe(false);
  expect([hasRight('editor', 'delete'), hasRight('editor', 'delete', { isCreator: true })]).toEqual([
    false,
    true,
  ]);
  expect(hasRight('viewer', 'delete', { isCreator: true })).toBe(false);
});
