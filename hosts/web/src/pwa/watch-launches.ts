/** A file that the system opens with the installed app. */
interface LaunchFile {
  readonly getFile: () => Promise<File>;
}

interface LaunchParams {
  readonly targetURL?: string | undefined;
  readonly files?: readonly LaunchFile[];
}

/** A page that may get launches; only installed apps in Chromium have a queue. */
export type LaunchPage = Pick<Window, 'location'> & {
  readonly launchQueue?: { readonly setConsumer: (consumer: (params: LaunchParams) => void) => void };
};

/** Targets of a launch. */
export interface LaunchTargets {
  /** Shows an address of the app, path and query. */
  readonly navigate: (address: string) => void;
  /** Leads to importing files, at least one. */
  readonly importFiles: (files: readonly File[]) => void;
}

const readFiles = async (handles: readonly LaunchFile[]): Promise<readonly File[]> => {
  const read = await Promise.allSettled(handles.map((handle) => handle.getFile()));
  return read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
};

const addressIn = (location: Location, target: string | undefined): string | undefined => {
  if (target?.startsWith(`${location.origin}/`) !== true) return undefined;
  const { pathname, search, hash, href } = new URL(target);
  return href === location.href ? undefined : pathname + search + hash;
};

/**
 * Follows launches of the installed app in the window that is open already: documents lead to importing, links of this
 * origin to their page. Anything else is left alone.
 */
export const watchLaunches = (page: LaunchPage, { navigate, importFiles }: LaunchTargets): void => {
  page.launchQueue?.setConsumer(({ targetURL, files = [] }) => {
    if (files.length === 0) {
      const address = addressIn(page.location, targetURL);
      if (address !== undefined) navigate(address);
    } else
      void readFiles(files).then((documents) => {
        if (documents.length > 0) importFiles(documents);
      });
  });
};
