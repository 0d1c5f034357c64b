import type { ApiError } from '@chartdock/client';
import type { TemplateCard, TemplateKind, TemplateLength } from '@chartdock/contract';
import type { TemplateListClient } from '../templates.types.ts';

/** Price filter of a list of templates. */
export type PriceFacet = 'free' | 'paid' | 'member';

/** Which templates a list shows. */
export type TemplateQuery =
  /** Templates the person used, latest first. */
  | { readonly source: 'recent' }
  /** Templates the person likes, latest first. */
  | { readonly source: 'liked'; readonly kind?: TemplateKind }
  /**
   * Templates of the partner that the person comes from, best first; `category` is one of the partner's own.
   */
  | { readonly source: 'partner'; readonly category?: string; readonly keyword?: string }
  /** Templates of the library, best first; `category` is a scene or topic. */
  | {
      readonly source: 'library';
      readonly kind?: TemplateKind;
      readonly category?: string;
      readonly keyword?: string;
      readonly price?: PriceFacet;
      readonly length?: TemplateLength;
    };

/** One list of templates, as far as it is known here. */
export interface TemplateListState {
  /** Query that is shown or loading; undefined before the first. */
  readonly query: TemplateQuery | undefined;
  /** `more` while a further page is on its way. */
  readonly status: 'idle' | 'loading' | 'more' | 'loaded' | 'failed';
  readonly rows: readonly TemplateCard[];
  /** Templates of the whole list, those not loaded included. */
  readonly total: number;
  /** Pages loaded so far. */
  readonly pages: number;
  /** Goes on after the last row; null at the end. */
  readonly cursor: string | null;
  /** Why the last load did not work; undefined once one does. */
  readonly problem: ApiError | undefined;
  /** A favourite that was taken back, and why; undefined once one is kept. */
  readonly unkept: { readonly chartId: string; readonly problem: ApiError } | undefined;
}

/** Dependencies of a list of templates. */
export interface TemplateListOptions {
  readonly client: TemplateListClient;
  /** Returns whether someone is signed in, whose favourites the library then marks. Default nobody. */
  readonly isSignedIn?: () => boolean;
}

/** A list of templates. No method rejects with an `ApiError`; failures appear in the state. */
export interface TemplateList {
  readonly getState: () => TemplateListState;
  /** Runs a listener after every change and returns how to stop. */
  readonly subscribe: (listener: (state: TemplateListState, before: TemplateListState) => void) => () => void;
  /** Shows other templates from their first page; of overlapping ones the last counts. */
  readonly show: (query: TemplateQuery) => Promise<void>;
  /** Adds the next page; does nothing at the end or while something is on its way. */
  readonly loadMore: () => Promise<void>;
  /** Retries the failed request: the first page, or the next one. */
  readonly retry: () => Promise<void>;
  /** Adds a template to the favourites or takes it away, shown at once and taken back when the server refuses (TPL-28). */
  readonly toggleFavourite: (chartId: string) => Promise<void>;
}
