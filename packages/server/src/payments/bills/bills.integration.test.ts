import { describeOnBothDatabases } from '../../db/testing/describe-on-both-databases.ts';
import { billsSuite } from './bills.suite.ts';

describeOnBothDatabases('bills', billsSuite);
