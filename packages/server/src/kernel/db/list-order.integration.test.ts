import { listOrderSuite } from './list-order.suite.ts';
import { describeOnBothDatabases } from './testing/describe-on-both-databases.ts';

describeOnBothDatabases('lists', listOrderSuite);
