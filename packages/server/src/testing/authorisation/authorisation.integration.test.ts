import { describeOnBothDatabases } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { authorisationSuite } from './authorisation.suite.ts';

describeOnBothDatabases('the authorisation matrix', authorisationSuite);
