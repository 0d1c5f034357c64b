import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeServer } from '../../packages/server/src/http/openapi/serve.ts';
import { inRoot } from '../repository/paths.ts';
import { findClientProblems, findDocumentProblems } from './openapi-checks.ts';

// Below the repository, so that the program finds what it imports.
const folder = inRoot('.cache/openapi-test');
beforeEach(() => mkdirSync(folder, { recursive: true }));
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const journey = inRoot('docs/recipes/generated-client/journey.ts');

it('names an operation whose path parameter is none', async () => {
  const document = structuredClone(describeServer());
  const path = '/api/personal/view/get_link/{id}';
  const operation = document.paths?.[path]?.get;
  expect(operation?.parameters?.length).toBeGreaterThan(1);
  if (operation?.parameters !== undefined) operation.parameters = [];
  const problems = await findDocumentProblems(document, folder);
  expect(problems.join('\n')).toContain('path-parameters-defined');
});

it('names the client’s gaps', async () => {
  const wrong = join(folder, 'wrong.ts');
  writeFileSync(wrong, readFileSync(journey, 'utf8').replace('listed.rows', 'listed.lines'));
  const problems = await findClientProblems(describeServer(), {
    folder: join(folder, 'client'),
    journey: wrong,
  });
  expect(problems.join('\n')).toContain("Property 'lines' does not exist");
});
