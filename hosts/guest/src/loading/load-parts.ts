import type * as Chooser from '../choosing/open-chooser.ts';
import type * as TakeOver from '../picking/take-over.tsx';
import type * as Trouble from '../trouble/draw-trouble.tsx';
import { loadAgain } from './load-again.ts';

const loadDrawn = <Part>(load: () => Promise<Part>, onFailure: () => void): Promise<Part> =>
  loadAgain(async () => {
    // Those that other styles stand on are asked for before the part, which may bring some.
    const [, part] = await Promise.all([import('../styles/styles.ts'), load()]);
    return part;
  }, onFailure);

/** Loads the components with all that answers a person, and their styles, until they are there. */
export const loadComponents = (onFailure: () => void): Promise<typeof TakeOver> =>
  loadDrawn(() => import('../picking/take-over.tsx'), onFailure);

/** Loads the writer of the first picture of a chooser of templates, and its styles, until they are there. */
export const loadChooser = (onFailure: () => void): Promise<typeof Chooser> =>
  loadDrawn(() => import('../choosing/open-chooser.ts'), onFailure);

/** Loads the words about a missing part, until they are there. */
export const loadTrouble = (onFailure: () => void): Promise<typeof Trouble> =>
  loadDrawn(() => import('../trouble/draw-trouble.tsx'), onFailure);
