import { describeOnBothDatabases } from '../kernel/db/testing/describe-on-both-databases.ts';
import { demoAuthorSuite } from './demo-author.suite.ts';

describeOnBothDatabases('the author of the demo', demoAuthorSuite);
