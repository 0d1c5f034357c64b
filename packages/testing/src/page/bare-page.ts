import type { PutBack } from './replace.ts';
import { replaceMethod } from './replace.ts';

/** An element with no more than the embed asks of one. */
class BareElement extends EventTarget {
  readonly style: Record<string, string> = {};
  readonly children: BareElement[] = [];
  readonly lang = '';
  parent: BareElement | undefined;
  root = false;

  get isConnected(): boolean {
    return this.root || this.parent?.isConnected === true;
  }
  append(...children: readonly unknown[]): void {
    for (const child of children) {
      if (!(child instanceof BareElement)) continue;
      child.remove();
      child.parent = this;
      this.children.push(child);
    }
  }
  replaceChildren(...children: readonly unknown[]): void {
    for (const child of [...this.children]) child.remove();
    this.append(...children);
  }
  remove(): void {
    const place = this.parent?.children.indexOf(this) ?? -1;
    if (place >= 0) this.parent?.children.splice(place, 1);
    this.parent = undefined;
  }
  attachShadow(): BareElement {
    const shadow = new BareElement();
    shadow.parent = this;
    return shadow;
  }
  getRootNode(): BareElement {
    return this.parent?.getRootNode() ?? this;
  }
  setAttribute(name: string, value: string): void {
    Object.assign(this, { [name]: value });
  }
  showModal(): void {}
  close(): void {}
  focus(): void {}
}

class BareObserver {
  observe(): void {}
  disconnect(): void {}
}

const createDocument = (): object => {
  const root = new BareElement();
  const body = new BareElement();
  root.root = true;
  root.append(body);
  return Object.assign(new EventTarget(), {
    documentElement: root,
    body,
    head: new BareElement(),
    hidden: false,
    createElement: () => new BareElement(),
  });
};

/** Where a process without a document seems to be. */
const BARE_ORIGIN = 'https://partner.test';

const isMissing = (name: string): boolean => !(name in globalThis);

/**
 * Gives a process without a document the little of a page that the embed touches, and adds the missing parts
 * to a stand-in for a browser, until it is put back. Existing parts stay unchanged.
 */
export const providePage = (): PutBack => {
  const place = isMissing('location') ? new URL('/', BARE_ORIGIN) : globalThis.location;
  const globals = {
    window: () => Object.assign(new EventTarget(), { open: () => null }),
    document: createDocument,
    location: () => place,
    origin: () => place.origin,
    MutationObserver: () => BareObserver,
    ResizeObserver: () => BareObserver,
    innerWidth: () => 0,
    innerHeight: () => 0,
    getComputedStyle: () => () => ({ getPropertyValue: () => '' }),
    matchMedia: () => () => ({ matches: false }),
    // Node has one from version 21 on.
    navigator: () => ({ onLine: true }),
  };
  const putBacks = Object.entries(globals)
    .filter(([name]) => isMissing(name))
    .map(([name, make]) => replaceMethod(globalThis, name, make()));
  return () => {
    for (const putBack of putBacks) putBack();
  };
};
