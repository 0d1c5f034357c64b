import { describe, expect, it } from 'vitest';
import { findLayerProblems, findZodLeaks } from './layers.ts';

const problems = (path: string, text: string): string[] => findLayerProblems([{ path, text }]);

describe('findLayerProblems', () => {
  it.each([
    ['packages/files/src/a.ts', `import { x } from '@chartdock/client';`],
    ['packages/files/src/a.ts', `import type { X } from './list/list.types.ts';`],
    ['packages/server/src/a.ts', `import { x } from '@chartdock/contract/schema'; import fs from 'node:fs';`],
    ['packages/files/src/a.test.ts', `import { x } from '@chartdock/server'; import { z } from 'zod';`],
    [
      'packages/react/src/A.tsx',
      `import { useState } from 'react'; export const A = () => <b>{useState(0)[0]}</b>;`,
    ],
    ['packages/files/src/a.test.ts', `import { launchBrowser } from '../../../tests/harness/browser.ts';`],
    [
      'bench/src/a.ts',
      `import { startPostgres } from '../../../packages/server/src/kernel/db/testing/start-postgres.ts';`,
    ],
    ['hosts/web/e2e/a.e2e.ts', `import fs from 'node:fs';`],
    ['hosts/web/e2e/models/a.ts', `import { x } from '@chartdock/server';`],
    ['hosts/desktop/e2e/a.e2e.ts', `import { x } from '../../../examples/partner-page/e2e/models/b.ts';`],
    [
      'hosts/guest/build/a.ts',
      `import fs from 'node:fs'; import { x } from '../../../scripts/building/b.ts';`,
    ],
    ['hosts/guest/vite.config.ts', `import { x } from './build/a.ts';`],
    ['scripts/documents/a.ts', `import { x } from '../../packages/files/src/menu/b.ts';`],
  ])('accepts allowed imports: %s %s', (path, text) => {
    expect(problems(path, text)).toEqual([]);
  });

  it.each([
    [
      'packages/contract/src/a.ts',
      `import { x } from '@chartdock/client';`,
      'contract may not import client',
    ],
    [
      'packages/files/src/a.ts',
      `import type { X } from '@chartdock/account';`,
      'files may not import account',
    ],
    ['packages/files/src/a.ts', `type X = import('@chartdock/react').Y;`, 'files may not import react'],
    [
      'packages/files/src/a.ts',
      `export { x } from '@chartdock/workspace';`,
      'files may not import workspace',
    ],
    [
      'packages/react/src/A.tsx',
      `const x = await import('@chartdock/server');`,
      'react may not import server',
    ],
    ['packages/client/src/a.test.ts', `import { x } from '@chartdock/files';`, 'client may not import files'],
    ['packages/testing/src/a.ts', `import { x } from '@chartdock/server';`, 'testing may not import server'],
    ['packages/files/src/a.ts', `import { x } from '../../account/src/b.ts';`, 'leaves the package'],
    ['packages/files/src/a.ts', `import { x } from '../../repository/paths.ts';`, 'leaves the package'],
    ['packages/files/src/a.test.ts', `import { x } from '../../server/src/app.ts';`, 'leaves the package'],
    [
      'packages/client/src/a.test.ts',
      `import { x } from '../../files/src/testing/b.ts';`,
      'may not import files',
    ],
    ['packages/files/src/a.ts', `import { useState } from 'react';`, 'files has no UI'],
    ['packages/client/src/a.ts', `import { z } from 'zod/mini';`, 'zod stays'],
    ['packages/client/src/a.ts', `import type { S } from '@chartdock/contract/schema';`, 'zod stays'],
    ['packages/platform/src/a.ts', `import { join } from 'node:path';`, 'runs in browsers'],
    ['packages/platform/src/a.ts', `import { join } from 'path';`, 'runs in browsers'],
    ['hosts/guest/build/a.ts', `import { x } from '@chartdock/server';`, 'host-guest may not import server'],
    ['hosts/guest/build/a.ts', `import { x } from '../../web/build/b.ts';`, 'leaves the package'],
    ['hosts/web/vite.config.ts', `import { x } from '../../tests/harness/b.ts';`, 'leaves the package'],
    ['hosts/meeting/e2e/models/a.ts', `import { x } from '@chartdock/react';`, 'may not import react'],
    [
      'hosts/miniprogram/native/a.ts',
      `import { x } from '@chartdock/react';`,
      'host-miniprogram may not import react',
    ],
    ['examples/partner-page/vite.config.ts', `import '@chartdock/files';`, 'may not import files'],
  ])('reports %s %s', (path, text, why) => {
    expect(problems(path, text)).toEqual([expect.stringContaining(why)]);
  });

  it('names the file and the line', () => {
    expect(problems('packages/client/src/a.ts', `\n\nimport '@chartdock/react';`)).toEqual([
      'packages/client/src/a.ts:3 imports @chartdock/react: client may not import react',
    ]);
  });
});

describe('findZodLeaks', () => {
  const entry = { path: 'packages/contract/src/index.ts', text: `export { a } from './a.ts';` };

  it('follows imports to zod with the way', () => {
    const leak = {
      path: 'packages/contract/src/a.ts',
      text: `import { z } from 'zod'; export const a = z.string();`,
    };
    expect(findZodLeaks([entry, leak], entry.path)).toEqual([
      'the zod-free entry reaches zod: packages/contract/src/index.ts → packages/contract/src/a.ts → zod',
    ]);
  });

  it('lets types through', () => {
    const typed = {
      path: 'packages/contract/src/a.ts',
      text: `import type { z } from 'zod'; export const a = 1;`,
    };
    const schema = { path: 'packages/contract/src/schema.ts', text: `import { z } from 'zod';` };
    expect(findZodLeaks([entry, typed, schema], entry.path)).toEqual([]);
  });
});
