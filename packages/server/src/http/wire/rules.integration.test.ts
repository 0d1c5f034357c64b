import { describeOnBothDatabases } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { rulesSuite } from './rules.suite.ts';

describeOnBothDatabases('the rules of the client, on the server', rulesSuite);
