import type { CallDescriptor } from '@chartdock/contract';
import { ApiError } from './errors.ts';
import type { Exchange, Fail } from './exchange.ts';

const ignore = (): void => undefined;

/** Creates the maker of a call's errors. */
export const createFail =
  ({ name, method, path }: CallDescriptor): Fail =>
  (code, why, more = {}) =>
    new ApiError(code, why, { call: name, method, path, ...more });

/** Parts that an exchange starts with. */
export interface ExchangeStart extends Pick<Exchange, 'descriptor' | 'options' | 'request' | 'fail'> {
  /** Language for the `accept-language` header. */
  readonly language: string;
}

/** Creates one call's exchange, which can be stopped from the moment it exists. */
export const createExchange = ({ language, ...start }: ExchangeStart): Exchange => {
  const controller = new AbortController();
  let halt: (error: ApiError) => void = ignore;
  let stopped: ApiError | undefined;
  const halted = new Promise<never>((_resolve, reject) => {
    halt = reject;
  });
  // Someone always waits through `until`; without this line a stop between two waits would count as unhandled.
  halted.catch(ignore);
  return {
    ...start,
    headers: { 'accept-language': language, ...start.request.headers },
    signal: controller.signal,
    token: undefined,
    until: (wait) => (wait instanceof Promise ? Promise.race([wait, halted]) : Promise.resolve(wait)),
    stop: (error) => {
      if (stopped !== undefined) return;
      stopped = error;
      halt(error);
      controller.abort();
    },
  };
};

/** Stops an exchange when its caller's signal says so; returns how to stop listening. Throws when it already did. */
export const followSignal = ({ options, fail, stop }: Exchange): (() => void) => {
  const { signal } = options;
  if (signal === undefined) return ignore;
  const error = (): ApiError => fail('cancelled', 'the caller stopped it');
  if (signal.aborted) throw error();
  const onAbort = (): void => stop(error());
  signal.addEventListener('abort', onAbort);
  return () => signal.removeEventListener('abort', onAbort);
};
