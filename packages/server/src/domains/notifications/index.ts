import type { Domain } from '../../kernel/calls/domain.types.ts';
import { notificationTables } from './tables.ts';
import { notificationCalls } from './notifications.ts';

export { notify, notifyFromHouse } from './notify.ts';

/** Gives the server the domain of notifications. */
export const notifications: Domain = {
  tables: notificationTables,
  calls: [...notificationCalls],
};
