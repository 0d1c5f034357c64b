const parameter = (name: string): RegExp => new RegExp(`(^|&)${name}=([^&]*)`);

/** Reads a parameter out of a fragment (without `#`), beside any others. */
export const readParameter = (fragment: string, name: string): string | undefined => {
  const found = parameter(name).exec(fragment)?.[2];
  if (found === undefined) return undefined;
  try {
    return decodeURIComponent(found);
  } catch {
    return undefined;
  }
};

/** Takes a parameter out of a fragment and leaves the rest as it is. */
export const withoutParameter = (fragment: string, name: string): string =>
  fragment.replace(parameter(name), '').replace(/^&/, '');

/** Options of the watcher of a page's fragment. */
export interface FragmentWatch {
  readonly window: Window;
  readonly name: string;
  /** Leaves a value that is for someone else where it is; default takes every one. */
  readonly accepts?: (value: string) => boolean;
  readonly receive: (value: string) => void;
}

/**
 * Hears the words that the app puts into the fragment of the page, its only way to a page that is open, and takes them out
 * again. The app's change adds a step to the history, which is taken back; where none was added the address is only cleaned.
 */
export const watchFragment = ({
  window,
  name,
  accepts = () => true,
  receive,
}: FragmentWatch): (() => void) => {
  const { history, location } = window;
  let steps = history.length;
  const take = (mayStepBack: boolean): void => {
    const fragment = location.hash.slice(1);
    const value = readParameter(fragment, name);
    const isStep = history.length > steps;
    if (value === undefined || !accepts(value)) {
      steps = history.length;
      return;
    }
    if (mayStepBack && isStep) history.back();
    else {
      const address = new URL(location.href);
      address.hash = withoutParameter(fragment, name);
      history.replaceState(history.state, '', address.href);
    }
    receive(value);
  };
  const onChange = (): void => take(true);
  window.addEventListener('hashchange', onChange);
  take(false);
  return () => window.removeEventListener('hashchange', onChange);
};
