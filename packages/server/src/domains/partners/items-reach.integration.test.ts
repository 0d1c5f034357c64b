import { describeOnBothDatabases } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { itemsReachSuite } from './items-reach.suite.ts';

describeOnBothDatabases('the reach of a token for items', itemsReachSuite);
