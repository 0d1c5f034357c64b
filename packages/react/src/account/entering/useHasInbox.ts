import { useEffect, useState } from 'react';

/** Where a demo server whose messages are only printed shows them to its own machine. */
export const inboxAddress = '/dev/inbox';

/** Asks whether this server shows its messages; false until it says so. */
export const useHasInbox = (): boolean => {
  const [has, setHas] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    fetch(inboxAddress, { method: 'HEAD', signal: stop.signal })
      .then((response) => setHas(response.ok))
      // A server that does not say so offers no link.
      .catch(() => undefined);
    return () => stop.abort();
  }, []);
  return has;
};
