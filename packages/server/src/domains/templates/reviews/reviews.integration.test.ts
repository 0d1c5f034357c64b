import { describeOnBothDatabases } from '../../../kernel/db/testing/describe-on-both-databases.ts';
import { reviewsSuite } from './reviews.suite.ts';

describeOnBothDatabases('files on their way into the template library', reviewsSuite);
