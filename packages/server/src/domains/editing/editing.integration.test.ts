import { describeOnBothDatabases } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { editingSuite } from './editing.suite.ts';

describeOnBothDatabases('what is in a file', editingSuite);
