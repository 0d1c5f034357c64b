import { describeOnBothDatabases } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { notificationsSuite } from './notifications.suite.ts';

describeOnBothDatabases('notifications', notificationsSuite);
