import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { programsOf, typeScriptProjects, writeProgram } from './type-programs.ts';

const project = (folder: string, options: Record<string, unknown>) => ({ folder, options, include: ['src'] });

describe('programsOf', () => {
  it('joins equal options in any order', () => {
    const a = project('a', { lib: ['es2024', 'dom'], types: ['node'] });
    const b = project('b', { types: ['node'], lib: ['dom', 'es2024'] });
    const c = project('c', { types: [], lib: ['dom', 'es2024'] });
    expect(programsOf([a, c, b])).toEqual([[a, b], [c]]);
  });

  it('leaves no project of the repository out', () => {
    const projects = typeScriptProjects();
    expect(projects.map(({ folder }) => folder)).toEqual(
      expect.arrayContaining(['packages/contract', 'packages/server', 'hosts/web', 'bench', '']),
    );
    expect(programsOf(projects).flat()).toHaveLength(projects.length);
  });
});

describe('writeProgram', () => {
  it('includes every project’s files', () => {
    const [first] = programsOf(typeScriptProjects().filter(({ folder }) => folder === 'packages/account'));
    if (first === undefined) throw new Error('no such project');
    const other = { ...first[0], folder: 'packages/workspace', include: ['src', 'e2e'] };
    const { include } = JSON.parse(readFileSync(writeProgram([first[0], other]), 'utf8')) as {
      include: string[];
    };
    expect(include).toHaveLength(3);
    expect(include[0]).toMatch(/packages\/account\/src$/);
    expect(include[2]).toMatch(/packages\/workspace\/e2e$/);
  });
});
