import { z } from 'zod';
import { pagingInput, pagingOutput } from '../entities/page.ts';
import { idSchema, instantSchema } from '../entities/wire.ts';
import { endpoint } from '../endpoint.ts';

/** Kinds of notifications; each is a text of its own in every language. */
export const notificationKindSchema = z.enum([
  'collaboratorLeft',
  'fileShared',
  'roleChanged',
  'accessEnded',
  'accessRequested',
  'accessApproved',
  'accessRefused',
  'ownerOffered',
  'ownerChanged',
  'fileCloned',
  'templateApproved',
  'templateRefused',
  'organisationJoined',
  'organisationInvited',
  'organisationEntered',
  'organisationRemoved',
]);

/** Kind of a notification. */
export type NotificationKind = z.output<typeof notificationKindSchema>;

/** Something a person is told, in the language of the request. */
export const notificationSchema = z
  .object({
    id: z.string(),
    type: notificationKindSchema,
    title: z.string(),
    content: z.string(),
    read: z.boolean(),
    createTime: instantSchema,
  })
  .meta({ id: 'Notification' });

/** Something a person is told: its title and content are plain text in the language of the request. */
export type Notification = z.output<typeof notificationSchema>;

/** How many notifications are unread (ENT-28). */
export const notificationCountSchema = z
  .object({ count: z.number().int() })
  .meta({ id: 'NotificationCount' });

const command = <Fields extends z.ZodRawShape>(
  name: string,
  input: Fields,
  [summary, ...requirements]: readonly [string, ...string[]],
) =>
  endpoint({
    method: 'POST',
    path: `/api/personal/notification/${name}`,
    input: z.object(input),
    data: notificationCountSchema,
    summary,
    requirements,
  });

/** Calls about notifications of a person. Each command returns how many are unread after it. */
export const notifications = {
  count: endpoint({
    method: 'GET',
    path: '/api/personal/notification/count',
    input: z.object({}),
    data: notificationCountSchema,
    summary: 'Counts the unread notifications.',
    requirements: ['CALL-F-057', 'CALL-N-001', 'ENT-28'],
  }),
  getList: endpoint({
    method: 'GET',
    path: '/api/personal/notification/getlist',
    input: z.object({ ...pagingInput }),
    data: z.object({ rows: z.array(notificationSchema), ...pagingOutput }).meta({ id: 'NotificationPage' }),
    summary: 'Lists the notifications, newest first, in the language of the request.',
    requirements: ['CALL-N-002'],
  }),
  read: command('read', { id: idSchema }, [
    'Marks one notification as read; again changes nothing.',
    'CALL-N-006',
  ]),
  readAll: command('read_all', {}, ['Marks every notification as read.', 'CALL-N-007']),
  remove: command('remove', { id: idSchema }, ['Removes one notification for good.', 'CALL-N-005']),
  removeAll: command('remove_all', {}, ['Removes every notification for good.', 'CALL-N-008']),
};
