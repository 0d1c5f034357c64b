import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { describeServer } from '../../packages/server/src/http/openapi/serve.ts';
import { runTool } from '../processes/tools.ts';
import { inRoot } from '../repository/paths.ts';
import type { Check } from './check.types.ts';

const FOLDER = '.cache/openapi';
/** The program of a second client, beside which a generator writes what it knows of the server. */
const JOURNEY = 'docs/recipes/generated-client/journey.ts';

const QUIET = { NO_COLOR: '1', REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

const linesOf = (output: string): string[] => output.split('\n').filter((line) => line.trim() !== '');

/** Returns what a linter says of an OpenAPI document; warnings count as errors. */
export const findDocumentProblems = async (document: object, folder = inRoot(FOLDER)): Promise<string[]> => {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'openapi.json');
  writeFileSync(path, JSON.stringify(document, undefined, 1));
  const args = ['lint', path, '--config', inRoot('redocly.yaml'), '--format', 'github-actions'];
  const { code, output } = await runTool('redocly', args, { env: QUIET });
  return code === 0 ? [] : linesOf(output);
};

const COMPILING = {
  extends: inRoot('tsconfig.base.json'),
  compilerOptions: { lib: ['es2024', 'dom'], types: ['node'], noEmit: true },
  include: ['*.ts'],
};

/** Generates a client from an OpenAPI document and returns what the compiler says of a program that uses it. */
export const findClientProblems = async (
  document: object,
  { folder = inRoot(FOLDER, 'client'), journey = inRoot(JOURNEY) } = {},
): Promise<string[]> => {
  mkdirSync(folder, { recursive: true });
  const source = astToString(await openapiTS(JSON.stringify(document), { silent: true }));
  writeFileSync(join(folder, 'api.ts'), source);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(COMPILING));
  copyFileSync(journey, join(folder, 'journey.ts'));
  const { code, output } = await runTool('tsc', ['-p', folder, '--pretty', 'false']);
  return code === 0 ? [] : linesOf(output);
};

/** Lists the checks of the OpenAPI document: a linter, and a program on a client that is generated from it. */
export const openApiChecks: readonly Check[] = [
  {
    name: 'openapi',
    run: async () => {
      const document = describeServer();
      const problems = [...(await findDocumentProblems(document)), ...(await findClientProblems(document))];
      return { problems, note: `${Object.keys(document.paths ?? {}).length} paths` };
    },
  },
];
