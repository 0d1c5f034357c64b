import { describeOnBothDatabases } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { manageUsersSuite } from './manage-users.suite.ts';

describeOnBothDatabases('accounts by command', manageUsersSuite);
