import { describeOnBothDatabases } from './testing/describe-on-both-databases.ts';
import { databaseSuite } from './database.suite.ts';

describeOnBothDatabases('database', databaseSuite);
