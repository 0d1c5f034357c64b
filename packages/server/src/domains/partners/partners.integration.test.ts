import { describeOnBothDatabases } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { partnersSuite } from './partners.suite.ts';

describeOnBothDatabases('partners and their tokens', partnersSuite);
