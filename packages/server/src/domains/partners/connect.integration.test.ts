import { describeOnBothDatabases } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { connectSuite } from './connect.suite.ts';

describeOnBothDatabases('connecting a partner', connectSuite);
