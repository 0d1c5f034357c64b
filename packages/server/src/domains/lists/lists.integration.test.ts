import { describeOnBothDatabases } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { listsSuite } from './lists.suite.ts';

describeOnBothDatabases('lists', listsSuite);
