import { endpoints } from '@chartdock/contract/schema';
import { accounts } from './accounts/index.ts';
import { ai } from './ai/index.ts';
import { charts } from './charts/index.ts';
import { definitions } from './definitions/index.ts';
import { editing } from './editing/index.ts';
import { exporting } from './exporting/index.ts';
import { favourites } from './favourites/index.ts';
import { importing } from './importing/index.ts';
import { lists } from './lists/index.ts';
import { nodes } from './nodes/index.ts';
import { notifications } from './notifications/index.ts';
import { partners } from './partners/index.ts';
import { payments } from './payments/index.ts';
import { privileges } from './privileges/index.ts';
import { publishing } from './publishing/index.ts';
import { search } from './search/index.ts';
import { sessions } from './sessions/index.ts';
import { sharing } from './sharing/index.ts';
import { templates } from './templates/index.ts';
import { tree } from './tree/index.ts';
import { wemeet } from './wemeet/index.ts';
import { nameCalls } from '../kernel/calls/name-calls.ts';
import type { NamedCall } from '../kernel/calls/name-calls.ts';
import type { Domain } from '../kernel/calls/domain.types.ts';

/** Lists every domain of the server: a new one stands here, and nowhere else. */
export const domains: readonly Domain[] = [
  accounts,
  sessions,
  nodes,
  search,
  definitions,
  lists,
  tree,
  charts,
  editing,
  favourites,
  sharing,
  publishing,
  templates,
  exporting,
  importing,
  notifications,
  partners,
  payments,
  privileges,
  ai,
  wemeet,
];

/** Lists the calls of the contract with their implementations. Loading this file throws when a call has none or several. */
export const contractCalls: readonly NamedCall[] = nameCalls(
  endpoints,
  domains.flatMap(({ calls = [] }) => calls),
);
