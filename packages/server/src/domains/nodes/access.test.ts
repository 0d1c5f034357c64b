import { describe, expect, it } from 'vitest';
import { decideAccess } from './access.ts';
import type { AccessFacts, Action, Decision } from './access.ts';

const stranger: AccessFacts = {
  isOwner: false,
  isCreator: false,
  role: undefined,
  isPublic: false,
  inTrash: false,
  lockType: null,
};

// Rows: who; decisions for read, export, edit, arrange, dispose, share.
const MATRIX: readonly (readonly [string, Partial<AccessFacts>, string])[] = [
  ['a stranger', {}, 'missing missing missing missing missing missing'],
  ['a stranger who once created it', { isCreator: true }, 'missing missing missing missing missing missing'],
  ['a stranger, public', { isPublic: true }, 'allowed refused refused refused refused refused'],
  ['someone with its link', { hasLink: true }, 'allowed refused refused refused refused refused'],
  [
    'someone with its link, in trash',
    { hasLink: true, inTrash: true },
    'missing missing missing missing missing missing',
  ],
  ['someone who reviews it', { isReviewed: true }, 'allowed refused refused refused refused refused'],
  [
    'someone who reviews it, in trash',
    { isReviewed: true, inTrash: true },
    'missing missing missing missing missing missing',
  ],
  [
    'someone whose link and review are over',
    { hasLink: false, isReviewed: false },
    'missing missing missing missing missing missing',
  ],
  ['a viewer', { role: 0 }, 'allowed refused refused refused refused refused'],
  ['an editor', { role: 2 }, 'allowed allowed allowed refused refused refused'],
  [
    'an editor who created it',
    { role: 2, isCreator: true },
    'allowed allowed allowed allowed refused refused',
  ],
  [
    'a viewer who created it',
    { role: 0, isCreator: true },
    'allowed refused refused refused refused refused',
  ],
  ['a manager', { role: 3 }, 'allowed allowed allowed refused refused allowed'],
  ['a manager, in trash', { role: 3, inTrash: true }, 'missing missing missing missing missing missing'],
  [
    'anyone, public, in trash',
    { isPublic: true, inTrash: true },
    'missing missing missing missing missing missing',
  ],
  ['the owner', { isOwner: true }, 'allowed allowed allowed allowed allowed allowed'],
  [
    'the owner, in trash',
    { isOwner: true, inTrash: true },
    'allowed missing missing missing allowed missing',
  ],
  ['a manager, lock 1', { role: 3, lockType: '1' }, 'refused refused refused refused refused refused'],
  ['an editor, lock 1', { role: 2, lockType: '1' }, 'refused refused refused refused refused refused'],
  [
    'an editor who created it, lock 1',
    { role: 2, isCreator: true, lockType: '1' },
    'allowed allowed allowed allowed refused refused',
  ],
  [
    'an editor who created it, lock 2',
    { role: 2, isCreator: true, lockType: '2' },
    'refused refused refused refused refused refused',
  ],
  ['the owner, lock 2', { isOwner: true, lockType: '2' }, 'allowed allowed allowed allowed allowed allowed'],
];
const ACTIONS: readonly Action[] = ['read', 'export', 'edit', 'arrange', 'dispose', 'share'];

describe('access', () => {
  it.each(MATRIX)('of %s', (_who, facts, wanted) => {
    const decisions: Decision[] = ACTIONS.map((action) => decideAccess({ ...stranger, ...facts }, action));
    expect(decisions.join(' ')).toBe(wanted);
  });
});
