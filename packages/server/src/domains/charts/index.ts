import type { Domain } from '../../kernel/calls/domain.types.ts';
import { chartCalls } from './charts.ts';
import { chartInfoCalls } from './info.ts';

export { requireWithinQuota } from './charts.ts';
export { describeChart } from './info.ts';

/** Gives the server the domain of files: their content and their facts. */
export const charts: Domain = {
  calls: [...chartCalls, ...chartInfoCalls],
};
