import { createNotifications } from '@chartdock/account';
import type { Notifications } from '@chartdock/account';
import type { WorkspacePart } from './part.types.ts';
import { userIn } from './session.ts';

/** Attaches the notifications of the signed-in person; another person starts over. */
export const notificationsPart: WorkspacePart<'notifications', Notifications, Record<never, never>> = {
  name: 'notifications',
  dialogs: {},
  attach: ({ client, account }) => {
    const notifications = createNotifications({ client });
    const unsubscribe = account.subscribe((state, before) => {
      if (userIn(state) !== userIn(before)) notifications.clear();
    });
    return {
      face: notifications,
      dispose: () => {
        unsubscribe();
        notifications.clear();
      },
    };
  },
};
