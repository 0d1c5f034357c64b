import type { ProvidedContext } from 'vitest';
import { inRoot } from '../repository/paths.ts';
import type {} from '../../tests/harness/provided-context.ts';
import type { HandedOver } from './handed-over.ts';

/** Says how a project is named, and what its workers load before their files. */
export interface ToldProject {
  readonly name: string;
  readonly setupFiles: string[];
  readonly provide: Partial<ProvidedContext>;
}

const always = ['wait-patiently', 'seed-random', 'late-imports'].map((name) =>
  inRoot(`tests/harness/${name}.ts`),
);

/** Names a project whose tests wait patiently, also for what they began to load, and draw the same random values in every run; with a journal, its workers report their progress. */
export const toldProject = (name: string, { journal }: HandedOver): ToldProject =>
  journal === undefined
    ? { name, setupFiles: [...always], provide: {} }
    : {
        name,
        setupFiles: [...always, inRoot('tests/harness/tell-journal.ts')],
        provide: { told: { journal, project: name } },
      };

/** Returns the files of a project: those that the run names, else all that its patterns find. */
export const filesOf = (project: string, patterns: readonly string[], { files }: HandedOver): string[] =>
  files === undefined ? [...patterns] : (files[project] ?? []).map((path) => inRoot(path));
