import { describeOnBothDatabases } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { operationsSuite } from './operations.suite.ts';

describeOnBothDatabases('operations', operationsSuite);
