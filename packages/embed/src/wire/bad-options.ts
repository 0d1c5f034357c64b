import { isSurfaceConfig } from './configs.ts';
import type { Guard } from './guards.ts';
import { isFirstPaint } from './guest-calls.ts';

/** Sample of a surface's options, with those that are a part of it under the same name. */
interface Sample {
  readonly guard: Guard<unknown>;
  readonly good: object;
  readonly names: readonly string[];
}

const setup = { surface: 'modal', ticket: 'ticket' };

const SAMPLES: readonly Sample[] = [
  {
    guard: isSurfaceConfig,
    good: { ...setup, task: 'pick-files', multiple: false, max: 1, types: [], start: 'last' },
    names: [
      'title',
      'confirmLabel',
      'labels',
      'hide',
      'policy',
      'telemetry',
      'multiple',
      'start',
      'tabs',
      'preselect',
      'commands',
      'create',
      'upload',
    ],
  },
  {
    guard: isSurfaceConfig,
    good: { ...setup, task: 'pick-location', start: 'last', conflict: 'warn', create: true },
    names: ['name', 'conflict'],
  },
  {
    guard: isSurfaceConfig,
    good: { ...setup, task: 'choose-template', sources: [] },
    names: ['sources', 'kind', 'scene'],
  },
  {
    guard: isSurfaceConfig,
    good: { ...setup, task: 'file-area', route: 'mine' },
    names: ['route', 'folderId', 'keyword'],
  },
  { guard: isFirstPaint, good: { theme: 'auto', locale: 'en' }, names: ['theme', 'variables'] },
];

/**
 * Names the options that a guest of this version does not understand, by the guards that it judges them with: each alone, in
 * place of one that it does. Empty when a newer or older guest is the only one who knows better.
 */
export const badOptionsOf = (options: object): readonly string[] => {
  const given = new Map<string, unknown>(Object.entries(options));
  return SAMPLES.flatMap(({ guard, good, names }) =>
    names.filter((name) => given.get(name) !== undefined && !guard({ ...good, [name]: given.get(name) })),
  );
};
