import type { GuestSurroundings } from '../handshake/guest.ts';
import type { SurfaceKind } from '../surface.types.ts';
import { isListOf, isName, isOneOf, isRecordOf } from '../wire/guards.ts';

/** Record of the client at the server: it is part of the guest page. */
export interface ClientRecord {
  readonly clientId: string;
  /** Patterns of the origins that may frame the guest. */
  readonly origins: readonly string[];
}

const isClientRecord = isRecordOf<ClientRecord>({
  clientId: isName(64),
  origins: isListOf(isName(300), 200),
});

/** Reads the client record out of the page's JSON; undefined when it is missing or malformed. */
export const parseClientRecord = (text: string | null | undefined): ClientRecord | undefined => {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isClientRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Parts of the address of a guest page: the channel of the host that waits, or the code of a launched page. */
export interface GuestAddress {
  readonly surface: SurfaceKind;
  readonly channel: string | undefined;
  readonly code: string | undefined;
}

const isSurface = isOneOf<SurfaceKind>('container', 'modal', 'popup', 'page', 'host');
const isChannel = isName(64);
const isCode = isName(128);

const splitPart = (part: string): readonly [name: string, value: string] => {
  const at = part.indexOf('=');
  return [part.slice(0, at), part.slice(at + 1)];
};

/** Reads the address's fragment `#ch=…&s=…` or `#code=…&s=…`; undefined when it has neither. */
export const parseFragment = (fragment: string): GuestAddress | undefined => {
  // Nothing in it needs an escape.
  const parts = new Map<unknown, unknown>(
    fragment
      .slice(fragment.startsWith('#') ? 1 : 0)
      .split('&')
      .map(splitPart),
  );
  const channel = parts.get('ch');
  const code = parts.get('code');
  const surface = parts.get('s');
  if (!isChannel(channel) && !isCode(code)) return undefined;
  return {
    surface: isSurface(surface) ? surface : 'container',
    channel: isChannel(channel) ? channel : undefined,
    code: isCode(code) ? code : undefined,
  };
};

const originOf = (address: string): string | undefined => {
  try {
    return new URL(address).origin;
  } catch {
    return undefined;
  }
};

/** Looks around in a guest page: who frames it or opened its window, as far as the browser tells. */
export const findSurroundings = (page: Window): GuestSurroundings => {
  const isFramed = page.parent !== page;
  // Missing in some browsers, against the type.
  const ancestors = page.location.ancestorOrigins as DOMStringList | undefined;
  const parentOrigin = isFramed ? ancestors?.[0] : undefined;
  return {
    window: page,
    parent: isFramed ? page.parent : (page.opener as Window | null),
    parentOrigin,
    referrerOrigin: parentOrigin ?? originOf(page.document.referrer),
  };
};
