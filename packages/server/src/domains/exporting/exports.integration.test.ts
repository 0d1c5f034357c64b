import { describeOnBothDatabases } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { exportsSuite } from './exports.suite.ts';

describeOnBothDatabases('downloads', exportsSuite);
