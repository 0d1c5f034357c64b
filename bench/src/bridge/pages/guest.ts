/** Asks the host for the value of a key. */
export type Call = (key: string) => Promise<unknown>;

declare global {
  interface Window {
    /** Is told how long the connection took, in milliseconds. */
    benchReport?: (took: number) => Promise<void>;
    /** Makes calls one after another and returns, for each batch, the mean of a call in microseconds. */
    benchTimeCalls?: (batches: number, calls: number) => Promise<readonly number[]>;
  }
}

/** Origin of the host's page: the same port on the other host name. */
export const HOST_ORIGIN = `http://partner.localhost:${location.port}`;

const timeCalls = async (call: Call, calls: number): Promise<number> => {
  const begun = performance.now();
  for (let made = 0; made < calls; made += 1) await call('place');
  return ((performance.now() - begun) * 1000) / calls;
};

/**
 * Connects once the frame's load is over, tells how long that took, and stays ready for calls. `connect` resolves when the
 * guest can call its host.
 */
export const startGuest = (connect: () => Promise<Call>): void => {
  const begin = async (): Promise<void> => {
    const begun = performance.now();
    const call = await connect();
    const took = performance.now() - begun;
    if ((await call('place')) !== 'value of place') throw new Error('The host answered something else');
    window.benchTimeCalls = async (batches, calls) => {
      const means: number[] = [];
      // The browser's clock is too coarse for one call.
      for (let batch = 0; batch < batches; batch += 1) means.push(await timeCalls(call, calls));
      return means;
    };
    await window.benchReport?.(took);
  };
  addEventListener('load', () => setTimeout(() => void begin(), 0));
};
