import { EmbedError } from '../errors.ts';
import type { ChartdockOptions } from './options.types.ts';

/** Checks the options of `createChartdock` and gives the address of the guest page; throws `bad_option`. */
export const checkOptions = ({ clientId, baseUrl, getToken }: ChartdockOptions): URL => {
  const base = /^(https?:\/\/[^/?#]+[^?#]*?)\/?$/.exec(String(baseUrl))?.[1];
  const bad = !/^[\w.-]{1,64}$/.test(clientId)
    ? 'clientId'
    : typeof getToken !== 'function'
      ? 'getToken'
      : base === undefined && 'baseUrl';
  if (bad) throw new EmbedError('bad_option', `bad option ${bad}`);
  return new URL(`${base ?? ''}/embed/v1/?client=${clientId}`);
};
