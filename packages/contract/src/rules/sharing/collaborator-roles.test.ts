import { expect, it } from 'vitest';
import { COLLABORATOR_ROLES, isAtLeast, isCollaboratorRole } from './collaborator-roles.ts';

it('[ENT-41] knows viewer, commenter, editor and manager alone', () => {
  expect(COLLABORATOR_ROLES).toEqual(['viewer', 'commenter', 'editor', 'manager']);
  expect(['viewer', 'commenter', 'editor', 'manager'].map(isCollaboratorRole)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['owner', 'creator', 'Viewer', '', 'toString'].filter(isCollaboratorRole)).toEqual([]);
});

it('orders roles from the weakest to the strongest', () => {
  expect(isAtLeast('editor', 'commenter')).toBe(true);
  expect(isAtLeast('commenter', 'editor')).toBe(false);
  expect(isAtLeast('manager', 'manager')).toBe(true);
});
