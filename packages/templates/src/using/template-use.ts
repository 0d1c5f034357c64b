import type { QuotaState, TemplateCard } from '@chartdock/contract';
import { createStore } from 'zustand/vanilla';
import { needsMembership } from '../cards/price-kind.ts';
import { requireApiError } from '../require-api-error.ts';
import type { TemplateUseClient } from '../templates.types.ts';
import {
  NOT_USING,
  afterChecked,
  afterCloned,
  afterMembersOnly,
  afterUseAsked,
  afterUseFailed,
  isUsing,
} from './clone-flow.ts';
import type { CloneFlow } from './clone-flow.types.ts';

/** Dependencies of using templates. */
export interface TemplateUseOptions {
  readonly client: TemplateUseClient;
  /** Returns the known privileges of the person; without them the server alone decides. */
  readonly privilege?: () => Pick<QuotaState, 'member' | 'orgMember'> | undefined;
}

/** The part of a card that using it needs. */
export type UsableCard = Pick<TemplateCard, 'chartId' | 'publicClonePrice'> &
  Partial<Pick<TemplateCard, 'category' | 'owner' | 'ownerId'>>;

/** Where the new file goes. */
export interface UsePlace {
  /** Folder of the new file. Default the top of My files. */
  readonly folderId?: string;
}

/** Makes files from templates, one at a time. */
export interface TemplateUse {
  readonly getState: () => CloneFlow;
  /** Runs a listener after every change and returns how to stop. */
  readonly subscribe: (listener: (state: CloneFlow, before: CloneFlow) => void) => () => void;
  /**
   * Checks a template and makes a file of it; resolves with where that ended. While one is being used another one is not
   * begun. Never rejects with an `ApiError`.
   */
  readonly use: (card: UsableCard, place?: UsePlace) => Promise<CloneFlow>;
  /** Forgets how the last one ended, once that was shown. */
  readonly settle: () => void;
}

// The screen announces the result of a use, once.
const CHECK = { quiet: true, offersUpgrade: true } as const;
const WRITE = { ...CHECK, keep: true } as const;

/** Creates the way from a template to a file. Nothing is sent before `use`. */
export const createTemplateUse = ({ client, privilege }: TemplateUseOptions): TemplateUse => {
  const store = createStore<CloneFlow>(() => NOT_USING);
  const { templates } = client;
  const set = (flow: CloneFlow): CloneFlow => {
    store.setState(flow, true);
    return flow;
  };

  const clone = async ({ chartId, category }: UsableCard, { folderId }: UsePlace): Promise<CloneFlow> => {
    const input = {
      chartId,
      ...(category === undefined ? {} : { category }),
      ...(folderId === undefined ? {} : { root: folderId }),
    };
    const { file } = await templates.clone(input, WRITE);
    return set(afterCloned(store.getState(), file));
  };

  const run = async (card: UsableCard, place: UsePlace): Promise<CloneFlow> => {
    try {
      const answer = await templates.cloneCheck({ chartId: card.chartId }, CHECK);
      const next = set(afterChecked(store.getState(), answer));
      return next.step === 'cloning' ? await clone(card, place) : next;
    } catch (thrown) {
      return set(afterUseFailed(store.getState(), requireApiError(thrown)));
    }
  };

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    use: (card, place = {}) => {
      const state = store.getState();
      if (isUsing(state)) return Promise.resolve(state);
      if (needsMembership(card, privilege?.())) return Promise.resolve(set(afterMembersOnly(card.chartId)));
      set(afterUseAsked(card.chartId));
      return run(card, place);
    },
    settle: () => {
      if (!isUsing(store.getState())) set(NOT_USING);
    },
  };
};
