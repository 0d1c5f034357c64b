import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { RemovedRule } from './removed-rules.ts';

const SCRIPT = fileURLToPath(new URL('../authorisation-matrix.ts', import.meta.url));

// Each takes a rule away from a server of its own; `node tests/authorisation-matrix.ts --control` takes away the others.
describe('the authorisation matrix of a server without one rule', () => {
  const run = async (control: RemovedRule, calls: string): Promise<string> => {
    const args = [SCRIPT, '--control', control, '--calls', calls];
    return (await promisify(execFile)(process.execPath, args)).stdout;
  };

  it.each([
    [
      'owner',
      'charts.definition',
      '! leak: charts.definition by stranger, chartId: private file: fileprivatecontent',
    ],
    ['role', 'charts.rename', '! write: charts.rename Renamed by viewer, chartId: shared file: 200'],
    ['unlike', 'charts.canvases', '! unlike: charts.canvases by stranger, chartId: private file'],
    [
      'signed name',
      'get /v1/api/board/thumb_base/:chartId',
      '! code: get /v1/api/board/thumb_base/:chartId by stranger, private file, shows: nothing: 200',
    ],
    ['price', 'sales', '! leak: content as definition of paid by stranger'],
    ['people of the partner', 'sales', '! leak: definition of partner by rival'],
    ['sold words', 'sales', '! leak: search by texts of paid by visitor'],
    ['preview', 'sales', '! leak: content as picture of paid by visitor'],
    [
      'right to take',
      'get /diagraming/:id',
      '! code: get /diagraming/:id by viewer, shared file, shows: what was given: 200',
    ],
  ] as const)('without its %s is red', async (control, calls, said) => {
    expect(await run(control, calls)).toContain(said);
  });
});
