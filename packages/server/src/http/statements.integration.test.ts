import { describeOnBothDatabases } from '../kernel/db/testing/describe-on-both-databases.ts';
import { statementsSuite } from './statements.suite.ts';

describeOnBothDatabases('statements of a call', statementsSuite);
