import { describeOnBothDatabases } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { arrivalsSuite } from './arrivals.suite.ts';

describeOnBothDatabases('a token in an address', arrivalsSuite);
