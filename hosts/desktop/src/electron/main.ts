import { isSafeAddress } from '@chartdock/platform';
import { CHANNELS } from './channels.ts';
import type { MainIpc } from './ipc.types.ts';

export type { MainEvent, MainIpc } from './ipc.types.ts';

/** Actions of the main process for a page. `sender` is the web contents that asked. */
export interface MainActions<Sender> {
  /** `shell.openExternal`. */
  readonly openExternal: (address: string) => Promise<void>;
  readonly openWindow: (address: string, sender: Sender) => Promise<void> | void;
  readonly close: (sender: Sender) => Promise<void> | void;
  /** `clipboard.writeText`. */
  readonly copy: (text: string) => Promise<void> | void;
  /** Usually `sender.downloadURL`, with the name set on `will-download`. */
  readonly download: (address: string, fileName: string, sender: Sender) => Promise<void> | void;
}

/** Options of `handleDesktopBridge`. */
export interface MainOptions<Sender> {
  readonly ipcMain: MainIpc<Sender>;
  /** Origin of the Chartdock server, e.g. `https://charts.example.com`; pages of others are refused. */
  readonly origin: string;
  readonly actions: MainActions<Sender>;
}

const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : '');

const requireText = (value: unknown): string => {
  if (typeof value !== 'string') throw new TypeError('chartdock: a text is missing');
  return value;
};

const requireWebAddress = (value: unknown): string => {
  const address = requireText(value);
  if (!isSafeAddress(address) || address.startsWith('/'))
    throw new TypeError('chartdock: only http(s) addresses are opened');
  return address;
};

/**
 * Answers the bridge in the main process. A message counts only when its frame shows the Chartdock server; texts and
 * addresses are checked again, because a page is never trusted. Throws `TypeError`, which the page hears as a refusal.
 */
export const handleDesktopBridge = <Sender>({ ipcMain, origin, actions }: MainOptions<Sender>): void => {
  const own = originOf(origin);
  const requireOwn = (address: string): string => {
    if (own === '' || originOf(address) !== own)
      throw new TypeError('chartdock: this address is not of the server');
    return address;
  };
  const answer = (channel: string, run: (sender: Sender, args: readonly unknown[]) => unknown): void =>
    ipcMain.handle(channel, async ({ sender, senderFrame }, ...args) => {
      requireOwn(senderFrame?.url ?? '');
      await run(sender, args);
    });
  answer(CHANNELS.openExternal, (_sender, [address]) => actions.openExternal(requireWebAddress(address)));
  answer(CHANNELS.openWindow, (sender, [address]) =>
    actions.openWindow(requireOwn(requireWebAddress(address)), sender),
  );
  answer(CHANNELS.close, (sender) => actions.close(sender));
  answer(CHANNELS.copy, (_sender, [text]) => actions.copy(requireText(text)));
  answer(CHANNELS.download, (sender, [address, fileName]) =>
    actions.download(requireWebAddress(address), requireText(fileName), sender),
  );
};

export { guardNavigation } from './guard-navigation.ts';
export type { GuardOptions, GuardedContents } from './guard-navigation.ts';
export { handleSurfaceBridge } from './surfaces.ts';
export type { SurfaceMainOptions, SurfaceWindow } from './surfaces.ts';
