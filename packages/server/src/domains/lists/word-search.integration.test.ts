import { describeOnBothDatabases } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { wordSearchSuite } from './word-search.suite.ts';

describeOnBothDatabases('search by words', wordSearchSuite);
