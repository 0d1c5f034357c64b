import type { ApiError, Client } from '@chartdock/client';
import type { PublishedTemplate, PublishedTotals, ReviewRequest } from '@chartdock/contract';

/** The calls that an author's own templates make. */
export interface PublishedClient {
  readonly reviews: Pick<Client['reviews'], 'mine' | 'changePrice'>;
  readonly publishing: Pick<Client['publishing'], 'publish' | 'cancel'>;
}

/** The calls that a review desk makes. */
export interface ReviewClient {
  readonly reviews: Pick<Client['reviews'], 'list' | 'approve' | 'refuse'>;
}

/** Rows of one kind, as far as they are known here. */
export interface RowsState<Row> {
  /** `failed` only when nothing could be loaded; rows that are there stay. */
  readonly status: 'idle' | 'loading' | 'loaded' | 'failed';
  readonly rows: readonly Row[];
  /** Rows of the whole list, those not loaded included. */
  readonly total: number;
  /** Why the last call did not work; undefined once one does. */
  readonly problem: ApiError | undefined;
}

/** Published templates of an author. */
export interface PublishedState extends RowsState<PublishedTemplate> {
  /** Totals of all templates; undefined before they have loaded. */
  readonly totals: PublishedTotals | undefined;
  /** Whether the person reviews templates as well. */
  readonly canReview: boolean;
}

/** Requests that wait for an operator. */
export type ReviewState = RowsState<ReviewRequest>;

/** Form of an author who publishes a file again. */
export interface OfferForm {
  /** At most 200 UTF-16 code units. */
  readonly description: string;
  /** 1 to 10 tags of at most 20 code units. */
  readonly tags: readonly string[];
  /** Yuan with at most two decimals; empty means for nothing. */
  readonly price: string;
  readonly scene: string;
  readonly topics: readonly string[];
}

/** Where an operator puts a template. */
export interface ApprovedPlaces {
  readonly scene: string;
  readonly topics: readonly string[];
}

interface Observable<State> {
  readonly getState: () => State;
  /** Runs a listener after every change and returns how to stop. */
  readonly subscribe: (listener: (state: State, before: State) => void) => () => void;
  /** Loads the list again; rows that are there stay until it has come. */
  readonly load: () => Promise<void>;
}

/** An author's own templates. Each command resolves with whether it was done; why not stands in the state. */
export interface PublishedTemplates extends Observable<PublishedState> {
  /** Changes the price of a template, in yuan with at most two decimals; an empty price makes it free. */
  readonly changePrice: (chartId: string, price: string) => Promise<boolean>;
  /** Publishes the current content of the file; it is reviewed while the older version stays. */
  readonly publishAgain: (chartId: string, form: OfferForm) => Promise<boolean>;
  /** Takes one out of the library at once. */
  readonly withdraw: (chartId: string) => Promise<boolean>;
}

/**
 * Requests that wait for review. Each command resolves with whether it was done; the reason of a failure
 * appears in the state.
 */
export interface ReviewDesk extends Observable<ReviewState> {
  readonly approve: (id: string, places: ApprovedPlaces) => Promise<boolean>;
  readonly refuse: (id: string, reason: string) => Promise<boolean>;
}
