/** Something a person may or may not be able to do now. */
export type Ability = 'create' | 'import' | 'publish' | 'clone' | 'pay' | `export:${string}`;

/** Whether someone can do something now: if not, why, and what helps. */
export type Verdict =
  | { readonly allowed: true }
  | {
      readonly allowed: false;
      readonly code: string;
      readonly next?: string;
      /** The right that the token lacks, where that is why, e.g. `files:write`. */
      readonly scope?: string;
    };

/** Subject of a check by `diagnose`. */
export type Check =
  'network' | 'version' | 'origin' | 'clock' | 'csp' | 'coop' | 'popup' | 'storage' | 'sandbox' | 'token';

/** One thing `diagnose` found: `fail` keeps surfaces from working, `warn` some of them. */
export interface Finding {
  readonly check: Check;
  readonly state: 'ok' | 'warn' | 'fail';
  /** Finding and remedy, in English, for developers. */
  readonly text: string;
}
