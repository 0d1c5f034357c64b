import { createRowsStore } from './rows-store.ts';
import type { ReviewClient, ReviewDesk, ReviewState } from './publishing.types.ts';

const READ = { quiet: true } as const;
const WRITE = { quiet: true, keep: true } as const;

/** Requests that are shown at a time, oldest first: the next ones come when these are decided. */
const SHOWN = 50;

const NOTHING: ReviewState = { status: 'idle', rows: [], total: 0, problem: undefined };

/** Creates the list of requests that wait for an operator. Nothing is sent before the first request. */
export const createReviewDesk = ({ client }: { readonly client: ReviewClient }): ReviewDesk => {
  const { reviews } = client;
  const store = createRowsStore(NOTHING, async () => {
    const { rows, total } = await reviews.list({ pageSize: SHOWN }, READ);
    return { rows, total };
  });
  const { run, ...shown } = store;
  return {
    ...shown,
    approve: (id, { scene, topics }) => run(() => reviews.approve({ id, scene, topics: [...topics] }, WRITE)),
    refuse: (id, reason) => run(() => reviews.refuse({ id, reason }, WRITE)),
  };
};
