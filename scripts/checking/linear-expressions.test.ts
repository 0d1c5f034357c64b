import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import { expect, it } from 'vitest';
import { layers } from '../repository/layers.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const linter = new ESLint({ cwd: ROOT });

const findingsOf = async (path: string, text: string): Promise<readonly string[]> => {
  const [result] = await linter.lintText(text, { filePath: path });
  return (result?.messages ?? [])
    .map(({ ruleId }) => ruleId ?? '')
    .filter((rule) => rule.startsWith('regexp/'));
};

/** Everything that runs at people's; what only tests use reads no foreign text. */
const folders = Object.values(layers)
  .map(({ folder }) => folder)
  .filter((folder) => /^(?:packages|hosts)\//.test(folder) && folder !== 'packages/testing');

it.each(folders)('lint finds expressions in %s that backtrack', async (folder) => {
  const path = `${folder}/src/made-up.ts`;
  expect(await findingsOf(path, 'export const form = /^(.+?)\\s*:\\s*(.+)$/;\n')).toContain(
    'regexp/no-super-linear-backtracking',
  );
  expect(await findingsOf(path, 'export const form = /\\s+$/;\n')).toEqual(['regexp/no-super-linear-move']);
  expect(await findingsOf(path, 'export const form = /^\\w+:(.*)/s;\n')).toEqual([]);
});
