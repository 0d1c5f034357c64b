import { createChartdock } from '../create-chartdock.ts';
import type { Chartdock } from '../api/chartdock.ts';
import type { SurfaceHandle } from '../api/handle.types.ts';
import type { ChartdockOptions, PickedFiles, PickOptions } from '../api/options.types.ts';
import type { ChartdockPickerElement, ElementOptions } from './picker-element.types.ts';
import { LOOK_ATTRIBUTES, PICKER_ATTRIBUTES, readLook, readPickOptions } from './read-attributes.ts';

/** Options of `defineChartdockPicker`. */
export interface DefineOptions {
  /** Name of the element; default `chartdock-picker`. */
  readonly tag?: string;
  /** Makes the instance; default `createChartdock`. */
  readonly create?: (options: ChartdockOptions) => Chartdock;
  /** Default the page's own. */
  readonly registry?: CustomElementRegistry;
}

type Handle = SurfaceHandle<PickedFiles<PickOptions>>;

const makeClass = (create: (options: ChartdockOptions) => Chartdock): CustomElementConstructor =>
  class extends HTMLElement implements ChartdockPickerElement {
    static readonly observedAttributes = [...PICKER_ATTRIBUTES, ...LOOK_ATTRIBUTES];
    options: ElementOptions = {};
    #getToken: ChartdockOptions['getToken'] | undefined;
    #handle: Handle | undefined;
    #isPlanned = false;

    get getToken(): ChartdockOptions['getToken'] | undefined {
      return this.#getToken;
    }

    set getToken(value: ChartdockOptions['getToken'] | undefined) {
      this.#getToken = value;
      this.#plan();
    }

    connectedCallback(): void {
      this.#plan();
    }

    disconnectedCallback(): void {
      this.#drop();
    }

    attributeChangedCallback(name: string, before: string | null, after: string | null): void {
      if (before === after || this.#handle === undefined) return;
      if (LOOK_ATTRIBUTES.some((look) => look === name)) this.#handle.update(readLook(this));
      else {
        this.#drop();
        this.#plan();
      }
    }

    open(): void {
      const clientId = this.getAttribute('client-id');
      const baseUrl = this.getAttribute('base-url');
      const getToken = this.#getToken;
      if (this.#handle !== undefined || !this.isConnected) return;
      if (clientId === null || baseUrl === null || getToken === undefined) return;
      const dock = create({ clientId, baseUrl, getToken, ...readLook(this) });
      const given = { ...readPickOptions(this), ...this.options };
      const handle: Handle = dock.pickFiles<PickOptions>({ ...given, present: 'container', container: this });
      this.#handle = handle;
      handle.on('ready', () => this.#tell('chartdock-ready', null));
      handle.on('selection', (selection) => this.#tell('chartdock-selection', selection));
      void handle.then((outcome) => {
        dock.destroy();
        if (this.#handle !== handle) return;
        this.#handle = undefined;
        this.#tell('chartdock-outcome', outcome);
      });
    }

    close(): void {
      this.#handle?.close();
    }

    /** Opens after the attributes and properties that are set together. */
    #plan(): void {
      if (this.#isPlanned) return;
      this.#isPlanned = true;
      queueMicrotask(() => {
        this.#isPlanned = false;
        this.open();
      });
    }

    #drop(): void {
      const handle = this.#handle;
      this.#handle = undefined;
      handle?.close();
    }

    #tell(name: string, detail: unknown): void {
      this.dispatchEvent(new CustomEvent(name, { detail }));
    }
  };

/**
 * Defines the element `<chartdock-picker>`; a second call does nothing, nor does one where there are no elements, so that a module
 * that is also loaded on a server may call it at its top.
 */
export const defineChartdockPicker = (options: DefineOptions = {}): void => {
  const { tag = 'chartdock-picker', create = createChartdock } = options;
  const registry = options.registry ?? (globalThis as Partial<Window & typeof globalThis>).customElements;
  if (registry === undefined) return;
  if (registry.get(tag) === undefined) registry.define(tag, makeClass(create));
};
