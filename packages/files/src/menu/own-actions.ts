import type { MenuSubject } from './menu-matrix.ts';
import type { OwnAction } from './action-table.ts';

type Rule = (subject: MenuSubject) => boolean;

const isInTrash: Rule = ({ page }) => page === 'trash';

/** Says which items have each action of ours, by page, role, kind and host. */
export const OWN_RULES: Readonly<Record<OwnAction, Rule>> = {
  open: (subject) => !isInTrash(subject),
  star: (subject) => !isInTrash(subject),
};
