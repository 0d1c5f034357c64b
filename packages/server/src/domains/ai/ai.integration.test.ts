import { describeOnBothDatabases } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { aiSuite } from './ai.suite.ts';

describeOnBothDatabases('the service that writes', aiSuite);
