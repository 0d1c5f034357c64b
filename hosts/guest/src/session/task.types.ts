import type { GuestSession, SurfaceConfig } from '@chartdock/embed/guest';
import type { JSX } from 'react';
import type { Guest } from './guest.ts';

/** Prepares a task and returns its drawing; one that picks does so for a guest, whose client is on its way. */
export type OpenTask<Config extends SurfaceConfig = SurfaceConfig> = (
  session: GuestSession,
  config: Config,
  guest: Promise<Guest>,
) => Promise<JSX.Element>;
