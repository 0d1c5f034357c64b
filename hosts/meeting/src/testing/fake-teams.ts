import { createPushes } from './fake-app.ts';
import type { FakeApp } from './fake-app.ts';

/** Traits of a fake Teams. */
export interface FakeTeamsOptions {
  /** Default `sidePanel`. */
  readonly frameContext?: string;
  /** Default `web`. */
  readonly clientType?: string;
  /** Default `teams-meeting-1`; null for none. */
  readonly meetingId?: string | null;
  /** Parts that it says it has besides the common ones. Default sharing and the stage view. */
  readonly supports?: Readonly<Record<string, object>>;
  /** Calls that it never answers. Default none. */
  readonly silent?: readonly string[];
  /** How the share sheet ends; default `shared`. */
  readonly sheet?: 'shared' | 'dismissed' | 'refused';
}

/** A Teams that answers `@microsoft/teams-js`. */
export interface FakeTeams extends FakeApp {
  /** Names of the calls it got, in order. */
  readonly calls: readonly string[];
  readonly external: readonly string[];
  readonly shared: readonly { readonly title: string; readonly address: string }[];
  readonly isClosed: () => boolean;
  /** Changes the appearance, and says so. */
  readonly paint: (theme: string) => void;
  /** Changes the language, and says nothing. */
  readonly speak: (locale: string) => void;
}

interface TeamsCall {
  readonly id: number;
  readonly uuidAsString?: string;
  readonly func: string;
  readonly args?: readonly unknown[];
}

interface SharedContent {
  readonly content: readonly { readonly url: string; readonly message: string }[];
}

const isCall = (message: unknown): message is TeamsCall =>
  typeof message === 'object' && message !== null && 'func' in message && 'id' in message;

const sheetErrors = { shared: null, dismissed: { errorCode: 8000 }, refused: { errorCode: 500 } } as const;

/** Creates a Teams for tests and examples. */
export const createFakeTeams = (options: FakeTeamsOptions = {}): FakeTeams => {
  const { frameContext = 'sidePanel', clientType = 'web', meetingId = 'teams-meeting-1' } = options;
  const { supports = { sharing: {}, stageView: { self: {} } }, silent = [], sheet = 'shared' } = options;
  const calls: string[] = [];
  const external: string[] = [];
  const shared: { title: string; address: string }[] = [];
  const { push, onPush } = createPushes();
  let closed = false;
  let theme = 'default';
  let locale = 'zh-cn';
  const runtime = JSON.stringify({ apiVersion: 4, isLegacyTeams: false, supports: { app: {}, ...supports } });
  const answers: Readonly<Record<string, (args: readonly unknown[]) => readonly unknown[]>> = {
    initialize: () => [frameContext, clientType, runtime, '2.58.0'],
    getContext: () => [
      { locale, theme, frameContext, hostClientType: clientType, entityId: 'tab', meetingId },
    ],
    executeDeepLink: ([address]) => {
      external.push(String(address));
      return [true];
    },
    'sharing.shareWebContent': ([request]) => {
      const { content } = request as SharedContent;
      if (sheet === 'shared')
        shared.push(...content.map(({ url, message }) => ({ title: message, address: url })));
      return [sheetErrors[sheet]];
    },
    'stageView.self.close': () => {
      closed = true;
      return [null];
    },
  };
  return {
    calls,
    external,
    shared,
    isClosed: () => closed,
    paint: (next) => {
      theme = next;
      push({ func: 'themeChange', args: [theme] });
    },
    speak: (next) => {
      locale = next;
    },
    onPush,
    answer: (message) => {
      if (!isCall(message)) return undefined;
      const { id, uuidAsString, func, args = [] } = message;
      calls.push(func);
      const answer = silent.includes(func) ? undefined : answers[func];
      return answer === undefined ? undefined : { id, uuidAsString, args: answer(args) };
    },
  };
};
