import type { FileArea } from '@chartdock/files';
import { createFileArea } from '@chartdock/files';
import { capabilitiesOf, createMemoryStorage, systemClock } from '@chartdock/platform';
import type { DemoClientOptions } from './demo-client.ts';
import { createDemoClient } from './demo-client.ts';
import { demoUserId } from './demo-records.ts';

/** Creates a file area over records in memory. */
export const createDemoArea = (options: DemoClientOptions): FileArea =>
  createFileArea({
    client: createDemoClient(options),
    clock: systemClock,
    storage: createMemoryStorage(),
    host: {
      capabilities: capabilitiesOf('web'),
      reserveWindow: () => ({ navigate: () => undefined, close: () => undefined }),
      open: () => undefined,
      loadHidden: () => ({ clear: () => undefined }),
    },
    userId: demoUserId,
    privilege: {
      get: () => ({ member: true, orgMember: false, fileCount: 9, usedFileCount: 3 }),
      reload: () => Promise.resolve(),
    },
  });
