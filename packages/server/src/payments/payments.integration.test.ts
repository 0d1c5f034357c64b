import { describeOnBothDatabases } from '../db/testing/describe-on-both-databases.ts';
import { paymentsSuite } from './payments.suite.ts';

describeOnBothDatabases('payments', paymentsSuite);
