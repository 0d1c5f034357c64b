import type { Outcome, PickOptions, ChartdockOptions } from '../api/options.types.ts';
import type { GuestEvents, PickedItem } from '../surface.types.ts';

/** Options that attributes cannot carry. */
export type ElementOptions = Omit<PickOptions, 'present' | 'container' | 'popup' | 'returnUrl' | 'host'>;

/** Outcome of an element's picker. */
export type ElementOutcome = Outcome<PickedItem | readonly [PickedItem, ...PickedItem[]]>;

/** Events of the element, none of which bubbles; their data is in `detail`. */
export interface PickerElementEvents {
  readonly 'chartdock-ready': CustomEvent<null>;
  readonly 'chartdock-selection': CustomEvent<GuestEvents['selection']>;
  readonly 'chartdock-outcome': CustomEvent<ElementOutcome>;
}

/** The element that `defineChartdockPicker` defines. */
export interface ChartdockPickerElement extends HTMLElement {
  /** Gives tokens; nothing is opened without it. Setting it opens the picker. */
  getToken: ChartdockOptions['getToken'] | undefined;
  /** More options than attributes can say; they win over attributes. Takes effect with the next opening. */
  options: ElementOptions;
  /** Opens the picker, again after it has ended. Does nothing while one is open. Throws `bad_option`. */
  open(): void;
  /** Closes the picker: its outcome is `cancelled` by `host`. */
  close(): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'chartdock-picker': ChartdockPickerElement;
  }
}
