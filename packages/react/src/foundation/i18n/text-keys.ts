import type { MessageKey, Translate } from '@chartdock/contract';

/** Names the keys of the texts that every surface has; each folder with such texts adds the keys of its own. */
export interface SurfaceTexts {
  readonly shared: MessageKey;
}

/** Key of a text that every surface has: of the files, of what stands around them, or shared with the server. */
export type TextKey = SurfaceTexts[keyof SurfaceTexts];

/** Looks a text up and fills its places. */
export type TranslateText = Translate<TextKey>;
