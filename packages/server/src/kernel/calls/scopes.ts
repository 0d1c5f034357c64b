import { CallError } from '../errors/call-error.ts';
import type { TokenItem } from './items.ts';

/**
 * Permissions of a partner's token: look at files, change them, download them, make them public, give out links that open them,
 * sell the person templates and memberships.
 */
export const SCOPES = ['files:read', 'files:write', 'export', 'publish', 'share', 'pay'] as const;

/** One thing that a partner's token may be allowed to do. */
export type Scope = (typeof SCOPES)[number];

/** Returns whether a text is a scope. */
export const isScope = (text: string): text is Scope => SCOPES.some((scope) => scope === text);

/** Permissions of a partner's token and the partner itself. */
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

/**
 * Demand of a call on a partner's token: a scope, nothing (`any`), or that it is none, because the call is for the person's own
 * sessions alone.
 */
export type ScopeRule = Scope | 'any' | 'own sessions';

/** Returns whether a token covers a scope; the person's own sessions cover every one. */
export const hasScope = ({ partner }: Asking, scope: Scope): boolean =>
  partner === undefined || partner.scopes.includes(scope);

/** Refuses with `notAllowed` a call beyond the scopes of a partner's token; the response names the missing scope. */
export const requireScope = ({ partner }: Asking, rule: ScopeRule): void => {
  if (partner === undefined || rule === 'any') return;
  if (rule === 'own sessions') throw new CallError('notAllowed');
  if (!hasScope({ partner }, rule)) throw new CallError('notAllowed', { needs: rule });
};

/** Refuses with `notAllowed` a partner's token that was made for another client. */
export const requireClient = ({ partner }: Asking, clientId: string): void => {
  if (partner !== undefined && partner.clientId !== clientId) throw new CallError('notAllowed');
};
