import { describeOnBothDatabases } from '../../../kernel/db/testing/describe-on-both-databases.ts';
import { orderQuestionsSuite } from './order-questions.suite.ts';

describeOnBothDatabases('questions about orders', orderQuestionsSuite);
