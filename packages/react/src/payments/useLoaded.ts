import { isApiError } from '@chartdock/client';
import type { ApiError } from '@chartdock/client';
import { useCallback, useEffect, useRef, useState } from 'react';

/** State of something that a page loads. */
export type Loaded<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly problem: ApiError }
  | { readonly status: 'loaded'; readonly value: Value };

/** Loads something when a component is first drawn, and again when asked; of two answers the later request counts. */
export const useLoaded = <Value>(load: () => Promise<Value>): readonly [Loaded<Value>, () => void] => {
  const [state, setState] = useState<Loaded<Value>>({ status: 'loading' });
  const latest = useRef(0);
  const begin = useRef(load);
  const reload = useCallback((): void => {
    latest.current += 1;
    const mine = latest.current;
    // What is there stays until its successor comes.
    setState((now) => (now.status === 'loaded' ? now : { status: 'loading' }));
    begin.current().then(
      (value) => {
        if (mine === latest.current) setState({ status: 'loaded', value });
      },
      (thrown: unknown) => {
        if (!isApiError(thrown)) throw thrown;
        if (mine === latest.current) setState({ status: 'failed', problem: thrown });
      },
    );
  }, []);
  useEffect(() => {
    reload();
    return () => {
      latest.current += 1;
    };
  }, [reload]);
  return [state, reload];
};
