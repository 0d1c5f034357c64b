import { createStore } from 'zustand/vanilla';
import { requireApiError } from '../require-api-error.ts';
import { askPage } from './ask-page.ts';
import {
  NO_TEMPLATES,
  afterFailed,
  afterFavourite,
  afterMoreAsked,
  afterPage,
  afterShown,
  afterUnkept,
  hasMore,
} from './template-list.state.ts';
import type {
  TemplateList,
  TemplateListOptions,
  TemplateListState,
  TemplateQuery,
} from './template-list.types.ts';

const WRITE = { quiet: true, keep: true } as const;

/** Creates a list of templates. Nothing is sent before it is asked for. */
export const createTemplateList = ({ client, isSignedIn }: TemplateListOptions): TemplateList => {
  const store = createStore<TemplateListState>(() => NO_TEMPLATES);
  const apply = (next: (state: TemplateListState) => TemplateListState): void =>
    store.setState(next(store.getState()), true);
  // Grows with every query, so that pages of an older one are dropped.
  let era = 0;
  const changing = new Set<string>();

  const load = async (query: TemplateQuery): Promise<void> => {
    const mine = era;
    try {
      const page = await askPage(client, query, { ...store.getState(), isSignedIn: isSignedIn?.() ?? false });
      if (era === mine) apply((state) => afterPage(state, page));
    } catch (thrown) {
      const problem = requireApiError(thrown);
      if (era === mine) apply((state) => afterFailed(state, problem));
    }
  };

  const show = (query: TemplateQuery): Promise<void> => {
    era += 1;
    apply((state) => afterShown(state, query));
    return load(query);
  };

  const goOn = async (): Promise<void> => {
    const state = store.getState();
    if (state.query === undefined || !hasMore(state)) return;
    apply(afterMoreAsked);
    await load(state.query);
  };

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    show,
    loadMore: async () => {
      // A failed page is retried by the person, not by scrolling.
      if (store.getState().status === 'loaded') await goOn();
    },
    retry: async () => {
      const { status, query, pages } = store.getState();
      if (status !== 'failed' || query === undefined) return;
      await (pages === 0 ? show(query) : goOn());
    },
    toggleFavourite: async (chartId) => {
      const card = store.getState().rows.find((row) => row.chartId === chartId);
      // The call toggles: a second one before the first response would undo it.
      if (card === undefined || changing.has(chartId)) return;
      const { favourite } = card;
      changing.add(chartId);
      apply((state) => afterFavourite(state, chartId, !favourite));
      try {
        const kept = await client.templates.like({ chartId, fileType: 'template' }, WRITE);
        apply((state) => afterFavourite(state, chartId, kept.favourite));
      } catch (thrown) {
        const problem = requireApiError(thrown);
        apply((state) => afterUnkept(state, chartId, { favourite, problem }));
      } finally {
        changing.delete(chartId);
      }
    },
  };
};
