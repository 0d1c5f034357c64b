import { useEffect, useState } from 'react';

const holdsDemo = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'seed' in answer && answer.seed === 'demo';

/** Asks the server whether it holds the demo seed, so that its accounts may be offered; false until it says so. */
export const useDemoSeed = (): boolean => {
  const [demo, setDemo] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    fetch('/readyz', { signal: stop.signal })
      .then(async (response) => setDemo(holdsDemo(await response.json())))
      // A server that does not say so simply offers no demo accounts.
      .catch(() => undefined);
    return () => stop.abort();
  }, []);
  return demo;
};
