/** Who asks: the frame that a message comes from, and its page. */
export interface MainEvent<Sender> {
  readonly sender: Sender;
  readonly senderFrame: { readonly url: string } | null;
}

/** Electron's `ipcMain`, as far as it is used here. */
export interface MainIpc<Sender> {
  handle(channel: string, answer: (event: MainEvent<Sender>, ...args: unknown[]) => unknown): void;
}
