import type { HostKind, HostSystem } from './capabilities.ts';

/** Input of the detection, gathered by the caller so that detection itself touches nothing. */
export interface HostHints {
  readonly userAgent: string;
  /** Whether the page runs in a window of its own (`display-mode: standalone`). Default false. */
  readonly standalone?: boolean;
  /** Whether a mini-program bridge object is there. Default false. */
  readonly miniProgramBridge?: boolean;
  /** Kind that the embedding host names; it always wins. */
  readonly given?: HostKind;
}

/** Where the application runs. */
export interface DetectedHost {
  readonly kind: HostKind;
  readonly system: HostSystem;
}

interface KindRow {
  readonly kind: HostKind;
  readonly matches: (hints: HostHints) => boolean;
}

// The order is the rule: a mini-program also carries the marks of the app around it.
const kindRows: readonly KindRow[] = [
  {
    kind: 'miniprogram',
    matches: (hints) => hints.miniProgramBridge === true || /miniprogram/i.test(hints.userAgent),
  },
  { kind: 'meeting', matches: (hints) => /app\/tencent_wemeet/i.test(hints.userAgent) },
  { kind: 'desktop', matches: (hints) => /\b(?:electron|tauri)\//i.test(hints.userAgent) },
  { kind: 'pwa', matches: (hints) => hints.standalone === true },
];

const systemRows: readonly { readonly system: HostSystem; readonly mark: RegExp }[] = [
  { system: 'ios', mark: /iphone|ipad|ipod|os_name\/ios/i },
  { system: 'android', mark: /android/i },
  { system: 'mac', mark: /macintosh|mac os x|os_name\/mac/i },
  { system: 'windows', mark: /windows/i },
  { system: 'linux', mark: /linux/i },
];

/**
 * Decides the host kind in one place (HOST-01): the kind the embedding host names, else marks of the user agent and the
 * display mode, else `web`.
 */
export const detectHost = (hints: HostHints): DetectedHost => ({
  kind: hints.given ?? kindRows.find((row) => row.matches(hints))?.kind ?? 'web',
  system: systemRows.find((row) => row.mark.test(hints.userAgent))?.system ?? 'other',
});
