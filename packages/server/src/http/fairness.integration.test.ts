import { describeOnBothDatabases } from '../kernel/db/testing/describe-on-both-databases.ts';
import { fairnessSuite } from './fairness.suite.ts';

describeOnBothDatabases('accounts at the same database', fairnessSuite);
