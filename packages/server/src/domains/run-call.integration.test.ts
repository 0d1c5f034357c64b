import { describeOnBothDatabases } from '../kernel/db/testing/describe-on-both-databases.ts';
import { runCallSuite } from './run-call.suite.ts';

describeOnBothDatabases('calls without HTTP', runCallSuite);
