import { describeOnBothDatabases } from '../../../kernel/db/testing/describe-on-both-databases.ts';
import { organisationsSuite } from './organisations.suite.ts';

describeOnBothDatabases('organisations', organisationsSuite);
