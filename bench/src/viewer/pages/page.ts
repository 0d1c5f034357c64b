declare global {
  interface Window {
    /** Resolves once the first picture of a page is painted. */
    benchShown?: Promise<void>;
    /** Resolves once the picture of any page of the bench is painted. */
    benchPainted?: Promise<void>;
    /** Moves the picture by pixels, and zooms by a factor. */
    benchMove?: (dx: number, dy: number, factor: number) => void;
  }
}

/** Reads the content of the page. */
export const readData = async <Data>(): Promise<Data> =>
  (await (await fetch(`/data/${document.body.dataset['data'] ?? ''}.json`)).json()) as Data;

/** Returns the element that a picture goes into. */
export const benchPlace = (): HTMLElement => {
  const place = document.getElementById('page');
  if (place === null) throw new Error('The page has no place for a picture');
  return place;
};

/** Resolves after the next frame was painted. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 0));
  });
