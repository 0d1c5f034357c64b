import { createMemoryStorage } from '@chartdock/platform';
import { expect, it } from 'vitest';
import { ROOMY } from '../testing/set-up.ts';
import type { FilesPrivilege } from '../ports/ports.types.ts';
import { createRetention, isTeamMember } from './retention.ts';
import {
  NO_RETENTION_FLAGS,
  afterRemainingChanged,
  afterTrashVisited,
  afterWarningClosed,
  decideRetention,
  mustVisitTrash,
  showsTrashWarning,
} from './retention.state.ts';

const KEY = 'chartdock.retention.me';

/** The rules of an account with so many files left and so many in the trash. */
const rulesOf = (
  left: number | undefined,
  inTrash?: number,
  stored: Readonly<Record<string, string>> = {},
) => {
  const storage = createMemoryStorage(stored);
  const events: unknown[] = [];
  const privilege: FilesPrivilege | undefined =
    left === undefined ? undefined : { ...ROOMY, fileCount: 9, usedFileCount: 9 - left };
  const rules = createRetention({
    storage,
    userId: 'me',
    privilege: { get: () => privilege, reload: () => Promise.resolve() },
    getState: () => ({
      place: { page: 'history' },
      trash: inTrash === undefined ? { status: 'unknown' } : { status: 'known', count: inTrash },
    }),
    emit: (event) => void events.push(event),
  });
  const kept = (): unknown => JSON.parse(storage.get(KEY) ?? 'null');
  return { rules, events, kept, storage };
};

it('decides by free places and trashed files', () => {
  const decide = (remaining: number, trashCount: number) => decideRetention({ remaining, trashCount });
  expect([decide(2, 9), decide(1, 0), decide(1, 1), decide(0, 0), decide(0, 1), decide(-3, 0)]).toEqual([
    'none',
    'none',
    'ask',
    'quota',
    'ask',
    'quota',
  ]);
});

it('leads to trash once per level, if useful', () => {
  const visited = afterTrashVisited(NO_RETENTION_FLAGS, 1);
  expect(visited).toEqual({ visited: [1], closed: [] });
  expect(afterTrashVisited(visited, 1)).toEqual(visited);
  expect(afterTrashVisited(visited, 0)).toEqual({ visited: [1, 0], closed: [] });
  expect(afterTrashVisited(visited, 2)).toBe(visited);
  const must = (remaining: number, trashCount: number): boolean =>
    mustVisitTrash(visited, { remaining, trashCount });
  expect([must(2, 5), must(1, 5), must(0, 5), must(0, 0)]).toEqual([false, false, true, false]);
});

it('forgets closed warnings once there is room', () => {
  const closed = afterWarningClosed(afterTrashVisited(NO_RETENTION_FLAGS, 0), 1);
  expect(closed).toEqual({ visited: [0], closed: [1] });
  expect(afterWarningClosed(closed, 1)).toEqual(closed);
  expect(afterWarningClosed(closed, 5)).toBe(closed);
  expect(afterRemainingChanged(closed, 1)).toBe(closed);
  expect(afterRemainingChanged(closed, 2)).toEqual({ visited: [0], closed: [] });
  expect(afterRemainingChanged(NO_RETENTION_FLAGS, 2)).toBe(NO_RETENTION_FLAGS);
  const figures = { remaining: 1, trashCount: 1, isTeamMember: false, page: 'history' };
  expect([showsTrashWarning(closed, figures), showsTrashWarning(NO_RETENTION_FLAGS, figures)]).toEqual([
    false,
    true,
  ]);
});

it('counts anyone with a team as a member', () => {
  expect(isTeamMember({ ...ROOMY })).toBe(false);
  expect(isTeamMember({ ...ROOMY, auth: {} })).toBe(false);
  expect(isTeamMember({ ...ROOMY, auth: { teamId: '' } })).toBe(false);
  expect(isTeamMember({ ...ROOMY, auth: { teamId: 't' } })).toBe(true);
  expect(isTeamMember({ ...ROOMY, orgMember: true })).toBe(true);
});

it('says nothing while nobody knows the account', () => {
  const { rules, events, kept } = rulesOf(undefined, 3);
  rules.closeTrashWarning();
  expect([rules.decide(), rules.leavePreview(), rules.checkTrashWarning(), events, kept()]).toEqual([
    undefined,
    'go_on',
    false,
    [],
    null,
  ]);
});

it('treats unknown trash as empty near the limit', () => {
  expect(rulesOf(1).rules.decide()).toEqual({ decision: 'none', level: 1, trashCount: 0 });
  expect(rulesOf(0).rules.decide()).toEqual({ decision: 'quota', level: 0, trashCount: 0 });
  expect(rulesOf(1, 4).rules.decide()).toEqual({ decision: 'ask', level: 1, trashCount: 4 });
  expect(rulesOf(2, 4).rules.decide()).toBeUndefined();
});

it('stores under the name of the person', () => {
  const { rules, events, kept } = rulesOf(1, 4);
  expect([rules.leavePreview(), kept(), rules.leavePreview()]).toEqual([
    'visit_trash',
    { visited: [1], closed: [] },
    'go_on',
  ]);
  expect(rules.checkTrashWarning()).toBe(true);
  rules.closeTrashWarning();
  expect([kept(), rules.checkTrashWarning()]).toEqual([{ visited: [1], closed: [1] }, false]);
  expect(events).toEqual([{ type: 'trashWarningShown', level: 1, trashCount: 4 }]);
});

it('shows no warning with room and resets', () => {
  const { rules, events, kept } = rulesOf(2, 4, { [KEY]: '{"visited":[1],"closed":[1,0]}' });
  expect([rules.checkTrashWarning(), kept(), events]).toEqual([false, { visited: [1], closed: [] }, []]);
});

it.each([
  ['null', { visited: [], closed: [] }],
  ['{}', { visited: [], closed: [] }],
  ['{"visited":7,"closed":"01"}', { visited: [], closed: [] }],
  ['{"visited":[1,2,"0",0],"closed":[null,0]}', { visited: [1, 0], closed: [0] }],
])('reads %s as far as it makes sense', (stored, read) => {
  const { rules, kept } = rulesOf(1, 0, { [KEY]: stored });
  rules.checkTrashWarning();
  expect(kept()).toEqual(read);
});
