import { describeOnBothDatabases } from '../kernel/db/testing/describe-on-both-databases.ts';
import { embedApiSuite } from './embed-api.suite.ts';

describeOnBothDatabases('the calls beside the guest page', embedApiSuite);
