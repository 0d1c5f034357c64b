import { format, resolveConfig } from 'prettier';
import {
  COLLABORATOR_ROLES,
  RIGHT_SCOPES,
  ROLE_POLICY,
  ROLE_RIGHTS,
} from '../../packages/contract/src/index.ts';
import type { RoleGrant } from '../../packages/contract/src/index.ts';

const words: Readonly<Record<RoleGrant, string>> = {
  always: 'yes',
  switched: 'if switched on',
  created: 'what they created',
  never: '–',
};

/** Writes the page that shows what each role may do, from the table that the server asks. */
export const rolesPage = async (): Promise<string> => {
  const path = 'docs/reference/roles.md';
  const text = [
    '# Roles',
    '',
    'Written from `ROLE_POLICY` of `@chartdock/contract` by `node scripts/write-references.ts`; do not edit by hand.',
    '',
    'The owner may do everything and is no role. A right on a folder holds for all that lies in it, unless a folder below narrows it.',
    '“If switched on” asks what the owner lets viewers take, or what the link allows by which someone came.',
    '',
    `| role | ${ROLE_RIGHTS.join(' | ')} |`,
    `| --- | ${ROLE_RIGHTS.map(() => '---').join(' | ')} |`,
    ...COLLABORATOR_ROLES.map(
      (role) => `| ${role} | ${ROLE_RIGHTS.map((right) => words[ROLE_POLICY[role][right]]).join(' | ')} |`,
    ),
    `| scope of a token | ${ROLE_RIGHTS.map((right) => `\`${RIGHT_SCOPES[right]}\``).join(' | ')} |`,
    '',
  ].join('\n');
  return format(text, { ...(await resolveConfig(path)), filepath: path });
};
