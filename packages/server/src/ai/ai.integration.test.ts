import { describeOnBothDatabases } from '../db/testing/describe-on-both-databases.ts';
import { aiSuite } from './ai.suite.ts';

describeOnBothDatabases('the service that writes', aiSuite);
