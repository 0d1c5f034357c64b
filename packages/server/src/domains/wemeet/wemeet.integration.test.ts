import { describeOnBothDatabases } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { wemeetSuite } from './wemeet.suite.ts';

describeOnBothDatabases('the meeting app', wemeetSuite);
