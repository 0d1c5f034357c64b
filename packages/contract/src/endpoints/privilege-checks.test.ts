import { expect, it } from 'vitest';
import type { Endpoint } from '../endpoint.ts';
import { account } from './account.ts';
import { charts } from './charts.ts';
import { exporting } from './exporting.ts';
import { templates } from './templates.ts';

const checks: readonly (readonly [what: string, check: Endpoint, wrap: (permission: object) => object])[] = [
  ['edits past the quota', charts.overrunState, (permission) => permission],
  ['downloads', exporting.power, (permission) => permission],
  ['the AI page', account.aiPrivilege, (aiPrivilege) => ({ aiPrivilege })],
  ['written descriptions', templates.descriptionPower, (permission) => permission],
];

it.each(checks)('[PERM-06] the check of %s answers in our form', (_what, { data, decided }, wrap) => {
  const takes = (permission: object): boolean => data.safeParse(wrap(permission)).success;
  expect(decided).toBe(true);
  expect([takes({ allowed: true }), takes({ allowed: false, reason: 'used_up', remaining: 0 })]).toEqual([
    true,
    true,
  ]);
  for (const wrong of [
    {},
    { allowed: 'yes' },
    { allowed: true, remaining: 1.5 },
    { allowed: true, reason: 1 },
  ])
    expect(takes(wrong), JSON.stringify(wrong)).toBe(false);
});
