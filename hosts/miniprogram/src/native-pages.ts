/** The native pages that come with this package, and the facts that each is told. */
export interface NativePages {
  /** Another page of ours, or of the partner, in a web view of its own; `home` is the mini-program's first page instead. */
  readonly web: { readonly src: string } | { readonly home: true };
  /** A surface of the embed script; `from` is the page to come back to. */
  readonly surface: { readonly url: string; readonly ticket: string; readonly from: string };
  /** Saves a file, which a web view cannot. */
  readonly download: { readonly address: string; readonly fileName: string };
  /** Pays the order of a ticket, as a web view cannot. Ask the server whether it is paid. */
  readonly pay: { readonly ticket: string };
}

/** Notes to a native page besides. */
export interface NativeNotes {
  /** Version of the native pages that is expected. */
  readonly v?: number;
  /** It takes the place of the page that opens it. */
  readonly replaces?: boolean;
}

/** Name of a native page. */
export type NativePageName = keyof NativePages;

/** Where the native pages lie in the mini-program; the folder `native` is copied to `/chartdock` by default. */
export type NativePaths = Readonly<Record<NativePageName, string>>;

/** Version of the native pages that this package goes with; `version.js` beside them says theirs. */
export const NATIVE_VERSION = 3;

/** Version of the native pages that each page needs: the others go on working with a copy from before it changed. */
export const NEEDED_VERSIONS: Readonly<Record<NativePageName, number>> = {
  web: 2,
  surface: 2,
  download: 2,
  pay: 3,
};

/** Paths of the native pages when the folder `native` lies at `/chartdock`. */
export const NATIVE_PATHS: NativePaths = {
  web: '/chartdock/pages/web/web',
  surface: '/chartdock/pages/surface/surface',
  download: '/chartdock/pages/download/download',
  pay: '/chartdock/pages/pay/pay',
};

/**
 * Builds the address of a native page. All of its values travel as one encoded JSON text, because web views of iOS show
 * nothing for an address with raw Chinese in it.
 */
export const nativeAddress = <Name extends NativePageName>(
  paths: NativePaths,
  name: Name,
  values: NativePages[Name] & NativeNotes,
): string => `${paths[name]}?chartdock=${encodeURIComponent(JSON.stringify(values))}`;
