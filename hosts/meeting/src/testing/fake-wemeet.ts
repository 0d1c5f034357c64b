import type { WemeetSdk, WemeetShare, WemeetSignature } from '../wemeet/wemeet-sdk.types.ts';

/** Traits of a fake Tencent Meeting. */
export interface FakeWemeetOptions {
  /** Default `inMeeting`. */
  readonly scene?: string;
  /** Calls that never come back, e.g. `app.shareOpenApp`. Default none. */
  readonly silent?: readonly string[];
  /** Calls that are refused. Default none. */
  readonly refused?: readonly string[];
  /** Calls that this version of the script does not have. Default none. */
  readonly missing?: readonly string[];
}

/** A Tencent Meeting without an app: its script, and its questions. */
export interface FakeWemeet {
  readonly sdk: WemeetSdk;
  /** Names of the calls it got, in order. */
  readonly calls: readonly string[];
  readonly signatures: readonly WemeetSignature[];
  readonly shared: readonly { readonly title: string; readonly address: string }[];
  readonly external: readonly string[];
  readonly isClosed: () => boolean;
}

/** Creates a Tencent Meeting for tests and examples. */
export const createFakeWemeet = (options: FakeWemeetOptions = {}): FakeWemeet => {
  const { scene = 'inMeeting', silent = [], refused = [], missing = [] } = options;
  const calls: string[] = [];
  const signatures: WemeetSignature[] = [];
  const shared: { title: string; address: string }[] = [];
  const external: string[] = [];
  let offered: WemeetShare | undefined;
  let closed = false;
  const answer = <Value>(name: string, work: () => Value): Promise<Value> => {
    calls.push(name);
    if (silent.includes(name)) return new Promise<Value>(() => undefined);
    if (refused.includes(name)) return Promise.reject(new Error(`${name} refused`));
    return Promise.resolve(work());
  };
  const offer = <Method>(name: string, method: Method): Method | undefined =>
    missing.includes(name) ? undefined : method;
  const keep = <Part extends object>(part: Part) =>
    Object.fromEntries(Object.entries(part).filter(([, method]) => method !== undefined)) as Part;
  const sdk: WemeetSdk = {
    permission: {
      agentConfig: (signature) => answer('permission.agentConfig', () => void signatures.push(signature)),
    },
    app: keep({
      getRunningContext: offer('app.getRunningContext', () =>
        answer('app.getRunningContext', () => ({ scene, msMeetingId: 'wemeet-meeting-1' })),
      ),
      setShareOpenAppConfig: offer('app.setShareOpenAppConfig', (share: WemeetShare) =>
        answer('app.setShareOpenAppConfig', () => void (offered = share)),
      ),
      shareOpenApp: offer('app.shareOpenApp', () =>
        answer('app.shareOpenApp', () => {
          if (offered !== undefined) shared.push({ title: offered.title, address: offered.pcUrl });
        }),
      ),
    }) as WemeetSdk['app'],
    ui: keep({
      closeWebView: offer('ui.closeWebView', () => answer('ui.closeWebView', () => void (closed = true))),
      openExternalPage: offer(
        'ui.openExternalPage',
        ({ url, success }: { readonly url: string; readonly success: () => void }) =>
          answer('ui.openExternalPage', () => {
            external.push(url);
            success();
          }),
      ),
    }) as WemeetSdk['ui'],
  };
  return { sdk, calls, signatures, shared, external, isClosed: () => closed };
};
