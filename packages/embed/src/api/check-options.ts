import { demand } from '../tasks/demand.ts';
import type { ChartdockOptions } from './options.types.ts';

const BASE = /^https?:\/\/[^/?#][^?#]*$/;

/** Checks the options of `createChartdock` and gives the address of the guest page; throws `bad_option`. */
export const checkOptions = ({ clientId = '', baseUrl }: ChartdockOptions): URL => {
  const base = String(baseUrl).replace(/\/$/, '');
  demand(/^[\w.-]{1,64}$/.test(clientId), 'clientId');
  demand(BASE.test(base), 'baseUrl');
  return new URL(`${base}/embed/v1/?client=${clientId}`);
};
