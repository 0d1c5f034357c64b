/** The part of a window that receives messages. */
export interface ListeningWindow {
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/** The part of another window that takes messages. */
export interface PostingWindow {
  postMessage(message: unknown, targetOrigin: string, transfer?: Transferable[]): void;
}
