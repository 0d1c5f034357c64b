import type { DesktopBridge } from './bridge.types.ts';

/** Tauri's `invoke`, from `@tauri-apps/api/core` or the global object. */
export type TauriInvoke = (command: string, args?: Record<string, unknown>) => Promise<unknown>;

/** What `createTauriBridge` takes. */
export interface TauriOptions {
  readonly invoke: TauriInvoke;
  /** Names a new window; labels are unique in an app. Default counts from 1. */
  readonly nextLabel?: () => string;
  /** Command of your own that saves a file; it gets `{ address, fileName }`. Default the page's own download. */
  readonly downloadCommand?: string;
}

const countLabels = (): (() => string) => {
  let count = 0;
  return () => {
    count += 1;
    return `chartdock-${count}`;
  };
};

/**
 * Makes the bridge of a Tauri 2 app. It needs the opener and clipboard-manager plugins, and the permissions to create
 * and close windows.
 */
export const createTauriBridge = ({
  invoke,
  nextLabel = countLabels(),
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
