import { createStore } from 'zustand/vanilla';
import type { Directory, SharedItem, SharingClient } from '../sharing.types.ts';
import { findCandidates } from './find-candidates.ts';
import {
  afterActivity,
  afterBegun,
  afterEnded,
  afterFound,
  afterLoadFailed,
  afterLoaded,
  initialState,
} from './share-box.state.ts';
import type { ShareBox, ShareBoxState } from './share-box.types.ts';
import { shareFailureOf } from './share-failure.ts';

/** Options for sharing something. */
export interface ShareBoxOptions {
  readonly client: SharingClient;
  readonly item: SharedItem;
  /** A partner's own people, besides those the person worked with. */
  readonly directory?: Directory | undefined;
}

// A refusal is shown in the dialog, and an equal call under way is not cancelled, since that would not undo it.
const WRITE = { quiet: true, keep: true } as const;
/** Number of acts that are listed at once. */
const ACTIVITY = 50;

/** Creates the state and commands of how one file or folder is shared. After every change it reads what the server has, so that what is shown is what holds. */
export const createShareBox = ({ client, item, directory }: ShareBoxOptions): ShareBox => {
  const store = createStore<ShareBoxState>(() => initialState);
  let searches = 0;

  const load = async (): Promise<boolean> => {
    try {
      const sharing = await client.collaboration.listUsers(item, WRITE);
      store.setState((state) => afterLoaded(state, sharing));
      return true;
    } catch (thrown) {
      store.setState((state) => afterLoadFailed(state, shareFailureOf(thrown)));
      return false;
    }
  };

  const loadActivity = async (): Promise<boolean> => {
    try {
      const { rows } = await client.shareActivity.list({ ...item, pageSize: ACTIVITY }, WRITE);
      store.setState((state) => afterActivity(state, rows));
      return true;
    } catch (thrown) {
      store.setState((state) => afterLoadFailed(state, shareFailureOf(thrown)));
      return false;
    }
  };

  /** Does one thing at a time to whatever it is about, and shows what holds then. */
  const change = async (what: string, send: () => Promise<unknown>): Promise<boolean> => {
    if (store.getState().busy.has(what)) return false;
    store.setState((state) => afterBegun(state, what));
    try {
      await send();
      await load();
      if (store.getState().activity !== undefined) await loadActivity();
      store.setState((state) => afterEnded(state, what, undefined));
      return true;
    } catch (thrown) {
      store.setState((state) => afterEnded(state, what, shareFailureOf(thrown)));
      return false;
    }
  };

  const { collaboration, collaborationLinks, collaborationRequests, shareActivity, shareSwitches } = client;
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    load,
    loadActivity,
    find: async (typed) => {
      const search = (searches += 1);
      const candidates = await findCandidates({ client, directory }, typed);
      if (search === searches) store.setState((state) => afterFound(state, candidates));
    },
    invite: (candidate, role) =>
      change('invite', () =>
        collaboration.add(
          candidate.kind === 'person'
            ? { ...item, collaUserId: candidate.collaUserId, role }
            : { ...item, account: candidate.account, role },
          WRITE,
        ),
      ),
    setRole: (collaUserId, role) =>
      change(collaUserId, () => collaboration.setRole({ ...item, collaUserId, role }, WRITE)),
    remove: (collaUserId) => change(collaUserId, () => collaboration.remove({ ...item, collaUserId }, WRITE)),
    createLink: (wish) => change('link', () => collaborationLinks.create({ ...item, ...wish }, WRITE)),
    changeLink: (linkId, fields) =>
      change(linkId, () => collaborationLinks.update({ linkId, ...fields }, WRITE)),
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
    setViewersMay: (what, enabled) =>
      change('settings', () => shareSwitches[what]({ chartId: item.id, enabled }, WRITE)),
    narrow: (most) => change('settings', () => collaboration.narrow({ ...item, most }, WRITE)),
    offerOwner: (collaUserId) =>
      change('owner', () =>
        collaboration.offerOwner({ ...item, ...(collaUserId === undefined ? {} : { collaUserId }) }, WRITE),
      ),
    answerOffer: (accept) => change('owner', () => collaboration.answerOffer({ ...item, accept }, WRITE)),
    undo: (activityId) => change(activityId, () => shareActivity.undo({ activityId }, WRITE)),
  };
};
