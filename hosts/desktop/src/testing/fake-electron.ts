import type { MainActions, MainEvent, MainIpc } from '../electron/main.ts';
import type { PreloadElectron } from '../electron/preload.ts';

type Answer = (event: MainEvent<string>, ...args: unknown[]) => unknown;

/** An Electron of which only the messages between page and main process are there. */
export interface FakeElectron extends PreloadElectron {
  readonly ipcMain: MainIpc<string>;
  /** Objects that the preload script has shown to the page, by name. */
  readonly shown: ReadonlyMap<string, object>;
  /** Actions that the main process was asked for, in order. */
  readonly done: readonly (readonly [action: keyof MainActions<string>, ...args: string[]])[];
  /** Actions that write down their arguments. */
  readonly actions: MainActions<string>;
  /** Sets the address of the page that asks from now on. */
  readonly shows: (url: string) => void;
}

const copied = (value: unknown): unknown => structuredClone(value);

/** Creates a fake Electron whose page shows `url`. Arguments travel as copies, functions cannot. */
export const createFakeElectron = (url: string): FakeElectron => {
  const answers = new Map<string, Answer>();
  const shown = new Map<string, object>();
  const done: (readonly [keyof MainActions<string>, ...string[]])[] = [];
  let pageUrl = url;
  const actions: MainActions<string> = {
    openExternal: async (address) => void done.push(['openExternal', address]),
    openWindow: (address) => void done.push(['openWindow', address]),
    close: () => void done.push(['close']),
    copy: (text) => void done.push(['copy', text]),
    download: (address, fileName) => void done.push(['download', address, fileName]),
  };
  return {
    ipcMain: { handle: (channel, answer) => void answers.set(channel, answer) },
    ipcRenderer: {
      invoke: async (channel, ...args) => {
        const answer = answers.get(channel);
        if (answer === undefined) throw new Error(`nobody answers ${channel}`);
        return answer({ sender: 'window 1', senderFrame: { url: pageUrl } }, ...args.map(copied));
      },
    },
    contextBridge: { exposeInMainWorld: (name, api) => void shown.set(name, Object.freeze({ ...api })) },
    shown,
    done,
    actions,
    shows: (next) => {
      pageUrl = next;
    },
  };
};
