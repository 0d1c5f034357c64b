import { composeClient } from '@chartdock/client';
import { loadFiles } from '@chartdock/contract/calls/lists';

/** A script that does nothing but list files. */
export const client = composeClient({ calls: { lists: { loadFiles } } });
