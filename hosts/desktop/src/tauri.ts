import type { DesktopBridge } from './bridge.types.ts';

/** Tauri's `invoke`, from `@tauri-apps/api/core` or the global object. */
export type TauriInvoke = (command: string, args?: Record<string, unknown>) => Promise<unknown>;

/** Options of `createTauriBridge`. */
export interface TauriOptions {
  readonly invoke: TauriInvoke;
  /** Names a new window; labels are unique in an app. Default `chartdock-` and 32 random digits. */
  readonly nextLabel?: () => string;
  /** Command of your own that saves a file; it gets `{ address, fileName }`. Default the page's own download. */
  readonly downloadCommand?: string;
}

/**
 * Makes a label that no other window has. Counting would start over with every page, and Tauri refuses a label that is
 * taken. Capabilities name these windows as `chartdock-*`.
 */
const randomLabel = (): string => {
  const parts = crypto.getRandomValues(new Uint32Array(4));
  return `chartdock-${[...parts].map((part) => part.toString(16).padStart(8, '0')).join('')}`;
};

/**
 * Creates the bridge of a Tauri 2 app. It needs the opener and clipboard-manager plugins, and the permissions to create and
 * close windows; without them its promises reject with the words of Tauri.
 */
export const createTauriBridge = ({
  invoke,
  nextLabel = randomLabel,
  downloadCommand,
}: TauriOptions): DesktopBridge => {
  const run = async (command: string, args: Record<string, unknown>): Promise<void> => {
    await invoke(command, args);
  };
  return {
    openExternal: (url) => run('plugin:opener|open_url', { url }),
    openWindow: (url) =>
      run('plugin:webview|create_webview_window', { options: { label: nextLabel(), url } }),
    close: () => run('plugin:window|close', {}),
    copy: (text) => run('plugin:clipboard-manager|write_text', { text }),
    ...(downloadCommand === undefined
      ? {}
      : { download: ({ address, fileName }) => run(downloadCommand, { address, fileName }) }),
  };
};
