import { expect, it } from 'vitest';
import { COLLABORATOR_ROLES, isCollaboratorRole } from './collaborator-roles.ts';

it('knows viewer, editor and manager, and no other role', () => {
  expect(COLLABORATOR_ROLES).toEqual(['viewer', 'editor', 'manager']);
  expect(COLLABORATOR_ROLES.every(isCollaboratorRole)).toBe(true);
  expect(['owner', 'creator', 'Viewer', '', 'toString'].filter(isCollaboratorRole)).toEqual([]);
});
