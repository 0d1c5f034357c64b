import { describeOnBothDatabases } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { writtenFormatsSuite } from './written-formats.suite.ts';

describeOnBothDatabases('written formats', writtenFormatsSuite);
