import { describeOnBothDatabases } from '../db/testing/describe-on-both-databases.ts';
import { notificationsSuite } from './notifications.suite.ts';

describeOnBothDatabases('notifications', notificationsSuite);
