import { EmbedError } from '../errors.ts';
import type { ChartdockOptions } from './options.types.ts';

const BASE = /^https?:\/\/[^/?#][^?#]*$/;

/** Checks the options of `createChartdock` and gives the address of the guest page; throws `bad_option`. */
export const checkOptions = ({ clientId = '', baseUrl, getToken }: ChartdockOptions): URL => {
  const base = String(baseUrl).replace(/\/$/, '');
  const checks = {
    clientId: /^[\w.-]{1,64}$/.test(clientId),
    // Without one it has the token of `connect`.
    getToken: /^(undefined|function)$/.test(typeof getToken),
    baseUrl: BASE.test(base),
  };
  for (const [name, holds] of Object.entries(checks))
    if (!holds) throw new EmbedError('bad_option', `bad option ${name}`);
  return new URL(`${base}/embed/v1/?client=${clientId}`);
};
