import { describeOnBothDatabases } from '../kernel/db/testing/describe-on-both-databases.ts';
import { serverSuite } from './server.suite.ts';

describeOnBothDatabases('the server', serverSuite);
