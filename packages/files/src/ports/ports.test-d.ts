import type { Client } from '@chartdock/client';
import type { FilesClient } from '../file-area.types.ts';

/** Compiles only while the real client offers every call that the file area makes. */
export const acceptsTheRealClient = (client: Client): FilesClient => client;
