import type { MenuSubject } from './menu-matrix.ts';
import type { OwnAction } from './action-table.ts';

type Rule = (subject: MenuSubject) => boolean;

/** Roles for which the documents' menu ends with "nothing beyond" (MENU-40). */
const isClosed: Rule = ({ page, role }) =>
  page === 'favourites' && (role === 'collaborator' || role === 'other');

const isInTrash: Rule = ({ page }) => page === 'trash';

/** Says which items have each action of ours, by page, role, kind and host. */
export const OWN_RULES: Readonly<Record<OwnAction, Rule>> = {
  open: (subject) => !isInTrash(subject),
  // View links are for owners and managers, and of managers a list says nothing; folders have none.
  copyLink: (subject) => !isInTrash(subject) && subject.role === 'owner' && subject.type === 'chart',
  star: (subject) => !isInTrash(subject),
  pin: (subject) => !isInTrash(subject) && !isClosed(subject) && subject.type === 'folder',
  details: (subject) => !isClosed(subject),
};
