import type { CallGroup } from '@chartdock/contract';
import { CallError } from './call-error.ts';
import type { TokenItem } from './items.ts';

/** What a partner's token may be allowed to do: look at files, change them, download them, make them public, give out links that open them. */
export const SCOPES = ['files:read', 'files:write', 'export', 'publish', 'share'] as const;

/** One thing that a partner's token may be allowed to do. */
export type Scope = (typeof SCOPES)[number];

/** Tells whether a text is a scope. */
export const isScope = (text: string): text is Scope => SCOPES.some((scope) => scope === text);

/** What a partner's token may do. */
export interface PartnerAccess {
  readonly clientId: string;
  readonly scopes: readonly Scope[];
  /** The items it covers alone, with all that lies in its folders. Default every file of the person. */
  readonly items?: readonly TokenItem[] | undefined;
}

/** Who asks, as far as the decision looks. */
interface Asking {
  /** Undefined for the person's own sessions, which may do everything. */
  readonly partner?: PartnerAccess | undefined;
}

/** What a call asks of a partner's token; `any` asks nothing. */
type Need = Scope | 'any';

// A call that stands in neither table is for the person's own sessions alone: a new call is closed until it is opened here.
const GROUPS: Readonly<
  Partial<Record<CallGroup, { readonly read?: Need | undefined; readonly write?: Need | undefined }>>
> = {
  user: { read: 'files:read' },
  lists: { read: 'files:read' },
  folders: { read: 'files:read', write: 'files:write' },
  charts: { read: 'files:read', write: 'files:write' },
  favourites: { write: 'files:write' },
  collaboration: { write: 'files:write' },
  importing: { write: 'files:write' },
  exporting: { read: 'export', write: 'export' },
  publishing: { write: 'publish' },
  viewLinks: { read: 'share', write: 'share' },
};
const CALLS: ReadonlyMap<string, Need> = new Map<string, Need>([
  ['session.signOut', 'any'],
  ['account.publishBlack', 'publish'],
  ['account.bindInfo', 'publish'],
]);

/** The part of a call that the decision looks at. */
export interface ScopedCall {
  /** Group and name, e.g. `folders.create`. */
  readonly name: string;
  readonly endpoint: { readonly write: boolean };
}

const isGroup = (name: string): name is keyof typeof GROUPS => Object.hasOwn(GROUPS, name);

/** Tells what a call asks of a partner's token; undefined when no such token may do it. */
export function neededScope({ name, endpoint }: ScopedCall): Need | undefined {
  const [group = ''] = name.split('.');
  // Calls of the embed look at client and scopes themselves.
  if (group === 'embed') return 'any';
  return CALLS.get(name) ?? (isGroup(group) ? GROUPS[group]?.[endpoint.write ? 'write' : 'read'] : undefined);
}

/** Tells whether a token covers a scope; the person's own sessions cover every one. */
export const hasScope = ({ partner }: Asking, scope: Scope): boolean =>
  partner === undefined || partner.scopes.includes(scope);

/** Refuses with `notAllowed` what a partner's token does not cover; the answer names the scope that would cover it. */
export function requireScope(actor: Asking, call: ScopedCall): void {
  if (actor.partner === undefined) return;
  const need = neededScope(call);
  if (need === undefined) throw new CallError('notAllowed');
  if (need !== 'any' && !hasScope(actor, need)) throw new CallError('notAllowed', { needs: need });
}

/** Refuses with `notAllowed` a partner's token that was made for another client. */
export function requireClient({ partner }: Asking, clientId: string): void {
  if (partner !== undefined && partner.clientId !== clientId) throw new CallError('notAllowed');
}
