import { createRowsStore } from './rows-store.ts';
import type { PublishedClient, PublishedState, PublishedTemplates } from './publishing.types.ts';

const READ = { quiet: true } as const;
const WRITE = { quiet: true, keep: true } as const;

/** Most rows that are shown: nobody has published more files than that by hand. */
const MOST = 200;

const NOTHING: PublishedState = {
  status: 'idle',
  rows: [],
  total: 0,
  problem: undefined,
  totals: undefined,
  canReview: false,
};

/**
 * Creates the list of templates that a person published for the library. Nothing is sent before the first
 * request.
 */
export const createPublishedTemplates = ({
  client,
}: {
  readonly client: PublishedClient;
}): PublishedTemplates => {
  const { reviews, publishing } = client;
  const store = createRowsStore(NOTHING, async () => {
    const { rows, total, totals, canReview } = await reviews.mine({ pageSize: MOST }, READ);
    return { rows, total, totals, canReview };
  });
  const { run, ...shown } = store;
  return {
    ...shown,
    changePrice: (chartId, price) => {
      const yuan = price.trim();
      return run(() => reviews.changePrice({ chartId, price: yuan === '' ? 0 : yuan }, WRITE));
    },
    publishAgain: (chartId, { description, tags, price, scene, topics }) => {
      const yuan = price.trim();
      const said = { chartId, description, tags: [...tags], scene, topics: [...topics], publicClone: true };
      return run(() => publishing.publish({ ...said, ...(yuan === '' ? {} : { price: yuan }) }, WRITE));
    },
    withdraw: (chartId) => run(() => publishing.cancel({ chartId }, WRITE)),
  };
};
