/** Where the application runs (HOST-01). */
export const HOST_KINDS = ['web', 'meeting', 'desktop', 'pwa', 'miniprogram'] as const;

/** One of the places the application runs in. */
export type HostKind = (typeof HOST_KINDS)[number];

/** Operating system below the host, as far as rules depend on it. */
export type HostSystem = 'mac' | 'windows' | 'linux' | 'ios' | 'android' | 'other';

/** Abilities of a host, and its own rules (HOST-02). Screens read these and never a user agent. */
export interface Capabilities {
  readonly kind: HostKind;
  /** A created or opened file replaces the current page instead of getting a window (CREATE-37). */
  readonly sameWindow: boolean;
  /** The entry "new from template" is left out (CREATE-34). */
  readonly hideTemplateEntry: boolean;
  /** Downloads are not offered and `download` refuses (MENU-19). */
  readonly noDownload: boolean;
  /** The mini-program runs in business-program mode (HOST-03). */
  readonly businessProgram: boolean;
  /** A share sheet exists; without one `share` copies the address. */
  readonly shareSheet: boolean;
  /** `close` gives the screen back to the host. */
  readonly closable: boolean;
}

const plain = {
  sameWindow: false,
  hideTemplateEntry: false,
  noDownload: false,
  businessProgram: false,
  shareSheet: false,
  closable: false,
} as const;

/**
 * Holds the rules of every host kind (HOST-02); `capabilitiesOf` adds those that depend on the system or a
 * setting.
 */
export const CAPABILITIES: Readonly<Record<HostKind, Capabilities>> = {
  web: { ...plain, kind: 'web' },
  meeting: { ...plain, kind: 'meeting', sameWindow: true, hideTemplateEntry: true, closable: true },
  desktop: { ...plain, kind: 'desktop', sameWindow: true, closable: true },
  pwa: { ...plain, kind: 'pwa', sameWindow: true },
  miniprogram: { ...plain, kind: 'miniprogram', sameWindow: true, closable: true },
};

/** Facts that a capability depends on besides the kind. */
export interface CapabilityContext {
  /** Default `other`. */
  readonly system?: HostSystem;
  /** Asks a mini-program host for business-program mode; other kinds ignore it. Default false. */
  readonly businessProgram?: boolean;
  /** Whether the host found a share sheet. Default false. */
  readonly shareSheet?: boolean;
  /** Whether the host can be closed; default is the kind's own. */
  readonly closable?: boolean;
  /** Whether "new from template" is left out; default is the kind's own. */
  readonly hideTemplateEntry?: boolean;
  /** Whether downloads are refused; default is the rule of kind and system. */
  readonly noDownload?: boolean;
}

/** Works out the capabilities of a host kind: no downloads in the meeting app on a Mac (HOST-02, MENU-19). */
export const capabilitiesOf = (kind: HostKind, context: CapabilityContext = {}): Capabilities => {
  const rules = CAPABILITIES[kind];
  return {
    ...rules,
    hideTemplateEntry: context.hideTemplateEntry ?? rules.hideTemplateEntry,
    noDownload: context.noDownload ?? (kind === 'meeting' && context.system === 'mac'),
    businessProgram: kind === 'miniprogram' && context.businessProgram === true,
    shareSheet: context.shareSheet ?? rules.shareSheet,
    closable: context.closable ?? rules.closable,
  };
};
