import { judgeAbility } from '../partners/abilities.ts';
import type { CallContext, PublicContext } from '../calls/context.ts';
import { embedCalls } from '../partners/embed-calls.ts';
import type { EmbedCall, EmbedData, EmbedInput } from '../partners/embed-calls.ts';
import { issueToken } from '../partners/issue-token.ts';
import { exchangeLaunch, launchSurface } from '../partners/launch.ts';
import { keepOutcome, takeOutcome } from '../partners/outcomes.ts';
import type { AnyHandler, MountedCall } from './mount.ts';

/** Which pages may make a call: those of the client's registered origins, our own, either, or none, which leaves servers. */
export type AllowedPages = 'registered' | 'own' | 'registered or own' | 'none';

/** A call beside the guest page with what answers it; `status` is for everybody and stands apart. */
export interface EmbedRow {
  readonly pages: AllowedPages;
  readonly call: MountedCall;
}

type Name = Exclude<EmbedCall, 'status'>;

type ContextOf<Call extends Name> = Call extends 'exchange' | 'token' ? PublicContext : CallContext;

type Handlers = {
  readonly [Call in Name]: {
    readonly pages: AllowedPages;
    readonly handler: (context: ContextOf<Call>, input: EmbedInput<Call>) => Promise<EmbedData<Call>>;
  };
};

const handlers: Handlers = {
  launch: { pages: 'registered', handler: launchSurface },
  exchange: { pages: 'own', handler: exchangeLaunch },
  results: { pages: 'registered or own', handler: keepOutcome },
  resume: { pages: 'registered', handler: takeOutcome },
  can: { pages: 'registered', handler: judgeAbility },
  token: { pages: 'none', handler: issueToken },
};

/** Lists every call beside the guest page but `status`, ready to be answered. */
export const embedTable: readonly EmbedRow[] = (Object.keys(handlers) as Name[]).map((name) => ({
  pages: handlers[name].pages,
  // The table is typed call by call; here the calls are only carried, so their types are let go.
  call: {
    name: `embed.${name}`,
    endpoint: embedCalls[name],
    handler: handlers[name].handler as unknown as AnyHandler,
  },
}));
