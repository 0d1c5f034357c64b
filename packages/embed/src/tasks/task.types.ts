import type { CommitContext, CommitDecision, PickOptions, SurfaceOptions } from '../api/options.types.ts';
import type { Locale } from '../surface.types.ts';
import type {
  AreaConfig,
  DialogConfig,
  FileConfig,
  LocationConfig,
  PickConfig,
  SurfaceSetup,
  TemplateConfig,
} from '../tasks.types.ts';
import type { Guard } from '../wire/guards.ts';

/** Fields that a task adds to the setup of every surface. */
export type TaskOf<Config> = Config extends SurfaceSetup ? Omit<Config, keyof SurfaceSetup> : never;

/** A task for the guest: its setup, its possible endings, and the host's checks of them. */
export interface Task {
  readonly config: TaskOf<
    PickConfig | LocationConfig | TemplateConfig | AreaConfig | FileConfig | DialogConfig
  >;
  readonly options: SurfaceOptions & Pick<PickOptions, 'canPick' | 'onCommand'>;
  /** Names of the surface where the host gives it no other. */
  readonly names: Readonly<Record<Locale, string>>;
  /** Checks the value a commit carries. */
  readonly isValue: Guard<never>;
  /** Makes the outcome's value. */
  readonly valueOf: (value: never) => unknown;
  /** The host's word on a value. */
  readonly decide:
    ((value: never, asked: CommitContext) => CommitDecision | Promise<CommitDecision>) | undefined;
}
