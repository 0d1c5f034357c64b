import { describeOnBothDatabases } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { devicesSuite } from './devices.suite.ts';

describeOnBothDatabases('devices', devicesSuite);
