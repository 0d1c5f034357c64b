import { createTranslator, sharedMessages } from '@chartdock/contract';
import type { FileKind } from '@chartdock/contract';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ItemRole, ItemType } from '../items/file-item.types.ts';
import { MENU_LIMITS, MENU_MATRIX, menuActionsOf } from './menu-matrix.ts';
import type { MenuSubject } from './menu-matrix.ts';
import { MENU_ACTIONS } from './action-table.ts';
import { MENU_PAGES } from './menu.types.ts';

const ROLES: readonly ItemRole[] = ['owner', 'creator', 'collaborator', 'other'];
const KINDS: readonly FileKind[] = [
  'ui',
  'outline',
  'folder',
  'board',
  'uml',
  'network',
  'bpmn',
  'mind_org',
  'mind_org_multistage',
  'markdown',
  'mind',
  'flow',
];

const subjects = (): MenuSubject[] =>
  MENU_PAGES.flatMap((page) =>
    ROLES.flatMap((role) =>
      KINDS.flatMap((kind) =>
        [true, false].map((noDownload) => {
          const type: ItemType = kind === 'folder' ? 'folder' : 'chart';
          return { page, role, kind, type, noDownload };
        }),
      ),
    ),
  );

const rank = (action: (typeof MENU_ACTIONS)[number]): number => MENU_ACTIONS.indexOf(action);

it('gives each combination a menu or a refusal text', () => {
  const empty = createTranslator('en', sharedMessages)('menu.empty');
  const all = subjects();
  expect(all).toHaveLength(7 * 4 * 12 * 2);
  for (const subject of all) {
    const actions = menuActionsOf(subject);
    const shown: readonly string[] = actions.length === 0 ? [empty] : actions;
    expect(shown.length, JSON.stringify(subject)).toBeGreaterThan(0);
    expect(new Set(actions).size).toBe(actions.length);
    expect([...actions].sort((a, b) => rank(a) - rank(b))).toEqual(actions);
    expect(actions.every((action) => MENU_MATRIX[subject.page][subject.role].includes(action))).toBe(true);
    for (const limit of MENU_LIMITS.filter(({ applies }) => applies(subject)))
      expect(actions.filter((action) => limit.actions.includes(action))).toEqual([]);
  }
});

it('is empty only for people without a part', () => {
  const empty = subjects().filter((subject) => menuActionsOf(subject).length === 0);
  expect(empty.filter(({ type, page }) => type !== 'folder' && page !== 'sharedWithMe')).toEqual([]);
  expect([...new Set(empty.map(({ page, role }) => `${page} ${role}`))].sort()).toEqual([
    'history collaborator',
    'history other',
    'search other',
    'sharedByMe other',
    'sharedWithMe owner',
  ]);
});

it('never offers more to weaker roles, except leaving', () => {
  fc.assert(
    fc.property(fc.constantFrom(...subjects()), (subject) => {
      const left = (role: ItemRole) =>
        menuActionsOf({ ...subject, role }).filter((action) => action !== 'exitCollaboration');
      const [owner, creator, collaborator, other] = ROLES.map(left);
      expect(owner).toEqual(expect.arrayContaining(creator ?? []));
      expect(creator).toEqual(expect.arrayContaining(collaborator ?? []));
      expect(collaborator).toEqual(expect.arrayContaining(other ?? []));
    }),
    { seed: 20261121, numRuns: 500 },
  );
});

it('removes only the download under the host rule', () => {
  for (const subject of subjects().filter(({ noDownload }) => noDownload)) {
    const without = menuActionsOf({ ...subject, noDownload: false });
    expect(menuActionsOf(subject)).toEqual(without.filter((action) => action !== 'download'));
  }
});
