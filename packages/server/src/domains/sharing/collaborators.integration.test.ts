import { describeOnBothDatabases } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { collaboratorsSuite } from './collaborators.suite.ts';

describeOnBothDatabases('collaborators', collaboratorsSuite);
