import { createStore } from 'zustand/vanilla';
import { shareFailureOf } from '../box/share-failure.ts';
import {
  afterChangeBegun,
  afterChangeEnded,
  afterOverviewFailed,
  afterOverviewLoaded,
  initialOverview,
} from './overview.state.ts';
import type { OverviewClient, OverviewState, SharingOverview } from './overview.types.ts';

/** Options of the overview. */
export interface SharingOverviewOptions {
  readonly client: OverviewClient;
}

const WRITE = { quiet: true, keep: true } as const;
/** Links and people that come with one page. */
const PAGE_SIZE = 50;

/** Creates the state and commands of everything that someone shares. After every change it reads what the server has. */
export const createSharingOverview = ({ client }: SharingOverviewOptions): SharingOverview => {
  const store = createStore<OverviewState>(() => initialOverview);
  const { collaboration, collaborationLinks, collaborationRecent, collaborationRequests } = client;
  let pages = 1;

  const readPage = (page: number) =>
    Promise.all([
      collaborationLinks.mine({ page, pageSize: PAGE_SIZE }, WRITE),
      collaborationRecent.getPage({ curPage: page, pageSize: PAGE_SIZE }, WRITE),
    ]);
  const load = async (): Promise<boolean> => {
    try {
      const wanted = Array.from({ length: pages }, (_, index) => readPage(index + 1));
      const [read, { requests, offers }] = await Promise.all([
        Promise.all(wanted),
        collaborationRequests.pending({}, WRITE),
      ]);
      const [first] = read;
      store.setState((state) =>
        afterOverviewLoaded(state, {
          links: read.flatMap(([links]) => links.rows),
          linkCount: first?.[0].total ?? 0,
          people: read.flatMap(([, people]) => people.rows),
          peopleCount: first?.[1].total ?? 0,
          requests,
          offers,
        }),
      );
      return true;
    } catch (thrown) {
      store.setState((state) => afterOverviewFailed(state, shareFailureOf(thrown)));
      return false;
    }
  };

  /** Does one thing at a time to whatever it is about, and shows what holds then. */
  const change = async (what: string, send: () => Promise<unknown>): Promise<boolean> => {
    if (store.getState().busy.has(what)) return false;
    store.setState((state) => afterChangeBegun(state, what));
    try {
      await send();
      await load();
      store.setState((state) => afterChangeEnded(state, what, undefined));
      return true;
    } catch (thrown) {
      store.setState((state) => afterChangeEnded(state, what, shareFailureOf(thrown)));
      return false;
    }
  };

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    load,
    loadMore: () => {
      pages += 1;
      return load();
    },
    setLinkEnabled: (linkId, enabled) =>
      change(linkId, () => collaborationLinks.status({ linkId, enabled }, WRITE)),
    resetLink: (linkId) => change(linkId, () => collaborationLinks.reset({ linkId }, WRITE)),
    removeLink: (linkId) => change(linkId, () => collaborationLinks.remove({ linkId }, WRITE)),
    decide: (requestId, approve, role) =>
      change(requestId, () =>
        approve
          ? collaborationRequests.approve({ requestId, ...(role === undefined ? {} : { role }) }, WRITE)
          : collaborationRequests.refuse({ requestId }, WRITE),
      ),
    answerOffer: ({ type, id }, accept) =>
      change(id, () => collaboration.answerOffer({ type, id, accept }, WRITE)),
    setNote: (collaUserId, note) =>
      change(collaUserId, () => collaborationRecent.updateNote({ collaUserId, note }, WRITE)),
    forget: (collaUserId) => change(collaUserId, () => collaborationRecent.del({ collaUserId }, WRITE)),
  };
};
