import { describeOnBothDatabases } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { signUpSuite } from './sign-up.suite.ts';

describeOnBothDatabases('signing up', signUpSuite);
