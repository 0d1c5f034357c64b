import { composeClient } from '@chartdock/client';
import * as lists from '@chartdock/contract/calls/lists';

/** A script that makes every call of one group. */
export const client = composeClient({ calls: { lists } });
