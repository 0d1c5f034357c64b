import { EmbedError } from '../errors.ts';
import type { ChartdockOptions } from './options.types.ts';

const BASE = /^https?:\/\/[^/?#][^?#]*$/;

/** Checks the options of `createChartdock` and gives the address of the guest page; throws `bad_option`. */
export const checkOptions = ({ clientId = '', baseUrl }: ChartdockOptions): URL => {
  const base = String(baseUrl).replace(/\/$/, '');
  const checks = {
    clientId: /^[\w.-]{1,64}$/.test(clientId),
    baseUrl: BASE.test(base),
  };
  for (const [name, holds] of Object.entries(checks))
    if (!holds) throw new EmbedError('bad_option', `bad option ${name}`);
  return new URL(`${base}/embed/v1/?client=${clientId}`);
};
