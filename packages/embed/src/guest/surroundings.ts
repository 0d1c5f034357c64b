import type { GuestSurroundings } from '../handshake/guest.ts';
import type { SurfaceKind } from '../pick.types.ts';
import { isListOf, isName, isRecordOf } from '../wire/guards.ts';

/** What the server says about the client: it is part of the guest page. */
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

/** Reads channel id and surface out of the address's fragment `#ch=…&s=…`; undefined when there is no channel. */
export const parseFragment = (
  fragment: string,
): { readonly channel: string; readonly surface: SurfaceKind } | undefined => {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''));
  const channel = parts.get('ch');
  if (channel === null || !isName(64)(channel)) return undefined;
  return { channel, surface: parts.get('s') === 'modal' ? 'modal' : 'container' };
};

const originOf = (address: string): string | undefined => {
  try {
    return new URL(address).origin;
  } catch {
    return undefined;
  }
};

/** Looks around in a guest page: who frames it, as far as the browser tells. */
export const findSurroundings = (page: Window): GuestSurroundings => {
  // Missing in some browsers, whatever the type says.
  const ancestors = page.location.ancestorOrigins as DOMStringList | undefined;
  return {
    window: page,
    parent: page.parent === page ? null : page.parent,
    parentOrigin: ancestors?.[0],
    referrerOrigin: originOf(page.document.referrer),
  };
};
