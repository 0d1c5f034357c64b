import type { GuestSession } from '@chartdock/embed/guest';
import type { OpenTask } from '../session/task.types.ts';

/** Configurations of tasks that begin with components; choosing templates begins with a picture of its own. */
type Config = Exclude<GuestSession['config'], { readonly task: 'choose-template' }>;
type Tasks = {
  readonly [Task in Config['task']]: () => Promise<OpenTask<Extract<Config, { readonly task: Task }>>>;
};

/** How each task is loaded. */
const tasks: Tasks = {
  'pick-files': async () => (await import('../picking/pick-files.tsx')).open,
  'pick-location': async () => (await import('../location/pick-location.tsx')).open,
  'file-area': async () => (await import('../screens/file-area.tsx')).open,
  'open-file': async () => (await import('../screens/open-file.tsx')).open,
  dialog: async () => (await import('../screens/dialog.tsx')).open,
};

/** Loads the preparation of a task that its components draw from the beginning. */
export const loadTask = async ({ task }: GuestSession['config']): Promise<OpenTask> =>
  // The table pairs each task with its own configuration; the compiler cannot follow an index into both.
  (await tasks[task as Config['task']]()) as OpenTask;
