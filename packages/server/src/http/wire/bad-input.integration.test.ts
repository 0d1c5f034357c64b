import { describeOnBothDatabases } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { badInputSuite } from './bad-input.suite.ts';

describeOnBothDatabases('bad input', badInputSuite);
