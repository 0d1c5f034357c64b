import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import type { RestrictedPattern } from './import-zones.ts';
import { sourceZone, testZone, toolZone } from './import-zones.ts';

const complaints = (code: string, patterns: RestrictedPattern[]): number =>
  new Linter().verify(code, { rules: { 'no-restricted-imports': ['error', { patterns }] } }).length;

describe('import zones', () => {
  it.each([
    ['contract', `import '@chartdock/client';`],
    ['files', `export { x } from '@chartdock/account/sub';`],
    ['files', `import { useState } from 'react';`],
    ['client', `import { z } from 'zod';`],
    ['client', `import '@chartdock/contract/schema';`],
    ['platform', `import 'node:fs';`],
    ['react', `import { Suspense } from 'react';`],
    ['react', `import { useFormStatus } from 'react-dom';`],
    ['react', `import '@chartdock/server';`],
  ] as const)('stop %s at %s', (name, code) => {
    expect(complaints(code, sourceZone(name))).toBe(1);
  });

  it.each([
    ['files', `import '@chartdock/client'; import './react/list.ts'; import './zod.ts';`],
    ['react', `import { useState } from 'react'; import '@chartdock/workspace';`],
    ['server', `import 'node:fs'; import '@chartdock/contract/schema'; import 'zod';`],
  ] as const)('let %s through at %s', (name, code) => {
    expect(complaints(code, sourceZone(name))).toBe(0);
  });

  it('lets builders use Node and own imports', () => {
    expect(complaints(`import 'node:fs'; import '@chartdock/react';`, toolZone('host-guest'))).toBe(0);
    expect(complaints(`import '@chartdock/server';`, toolZone('host-guest'))).toBe(1);
  });

  it('lets tests import the server only', () => {
    expect(complaints(`import '@chartdock/server';`, testZone('files'))).toBe(0);
    expect(complaints(`import '@chartdock/react';`, testZone('files'))).toBe(1);
  });
});
