import type { GuestSession, SurfaceConfig } from '@chartdock/embed/guest';
import type { JSX } from 'react';

/** Prepares a task and answers what is drawn for it. */
export type OpenTask<Config extends SurfaceConfig = SurfaceConfig> = (
  session: GuestSession,
  config: Config,
) => Promise<JSX.Element>;
