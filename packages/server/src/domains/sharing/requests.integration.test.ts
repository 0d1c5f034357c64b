import { describeOnBothDatabases } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { requestsSuite } from './requests.suite.ts';

describeOnBothDatabases('requests and recent people', requestsSuite);
