import type { TokenStore } from '@chartdock/client';
import type { CallData } from '@chartdock/contract';

/** File of the page before the app is there, which goes on with it. */
export interface FirstFile {
  readonly fileId: string;
  /** Path of the address that shows it. */
  readonly pathname: string;
  readonly theme: 'own' | 'dark';
  /** How wide its pages of text are drawn; none is wide. */
  readonly page?: 'narrow';
  /** Holds the token that the page has asked for. */
  readonly tokens: TokenStore;
  /** Content that was read; undefined when that failed, and the app has to ask and to say so. */
  readonly content: Promise<CallData<'charts', 'content'> | undefined>;
  /** Takes the picture away. Does nothing the second time. */
  readonly remove: () => void;
}

declare global {
  interface Window {
    /** The file of an address that shows one; another page has none. */
    chartdockFirst?: FirstFile;
  }
}
