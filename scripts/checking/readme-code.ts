import { join } from 'node:path';
import ts from 'typescript';
import type { WorkspacePackage } from '../repository/packages.ts';
import { compilerOptions, createHost } from './package-program.ts';

/** Describes a code example of a README. */
export interface CodeFence {
  readonly language: 'ts' | 'tsx';
  readonly code: string;
  /** Line of its first line of code, from 1. */
  readonly line: number;
}

/** Parses the fences marked `ts` or `tsx` out of Markdown. */
export const parseFences = (text: string): CodeFence[] =>
  [...text.matchAll(/^```(tsx?)\n([\s\S]*?)^```/gm)].map(({ 1: language, 2: code = '', index }) => ({
    language: language === 'tsx' ? 'tsx' : 'ts',
    code,
    line: text.slice(0, index).split('\n').length + 1,
  }));

const problemText = (diagnostic: ts.Diagnostic, fence: CodeFence): string => {
  const { file, start = 0, messageText } = diagnostic;
  const line = file?.getLineAndCharacterOfPosition(start).line ?? 0;
  return `:${fence.line + line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
};

/** Compiles the examples of a package's README as if they stood in its source folder, and lists what is wrong. */
export const findExampleProblems = (one: WorkspacePackage, readme: string): string[] => {
  const fences = parseFences(readme);
  if (fences.length === 0) return [];
  const paths = fences.map(({ language }, at) => join(one.path, 'src', `readme-example-${at}.${language}`));
  // An example may leave a result unused, and every fence is a module of its own.
  const options: ts.CompilerOptions = {
    ...compilerOptions(one.path),
    noEmit: true,
    noUnusedLocals: false,
    noUnusedParameters: false,
    moduleDetection: ts.ModuleDetectionKind.Force,
  };
  const memory = new Map(paths.map((path, at) => [path, fences[at]?.code ?? '']));
  const program = ts.createProgram({ rootNames: paths, options, host: createHost(options, memory) });
  return fences.flatMap((fence, at) => {
    const file = program.getSourceFile(paths[at] ?? '');
    const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
    return found.map((diagnostic) => `${one.folder}/README.md${problemText(diagnostic, fence)}`);
  });
};
