import { createClient } from '@chartdock/client';

/** A script that may make any call. */
export const client = createClient();
