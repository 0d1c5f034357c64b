import { describeOnBothDatabases } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { accessSuite } from './access.suite.ts';

describeOnBothDatabases('access of partners', accessSuite);
