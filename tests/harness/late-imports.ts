import { afterAll, vi } from 'vitest';

// Views that nobody waits for are loaded once a page is still. The end of a file would fail them halfway, also for the next file of the
// worker that needs them.
afterAll(() => vi.dynamicImportSettled());
