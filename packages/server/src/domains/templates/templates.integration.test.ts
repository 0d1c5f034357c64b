import { describeOnBothDatabases } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { templatesSuite } from './templates.suite.ts';

describeOnBothDatabases('the template library', templatesSuite);
