import { describeOnBothDatabases } from '../../../kernel/db/testing/describe-on-both-databases.ts';
import { billsSuite } from './bills.suite.ts';

describeOnBothDatabases('bills', billsSuite);
