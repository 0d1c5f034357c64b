import { describeOnBothDatabases } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { wireReadsSuite } from './wire-reads.suite.ts';
import { wireWritesSuite } from './wire-writes.suite.ts';

describeOnBothDatabases('the reading calls on the wire', wireReadsSuite);
describeOnBothDatabases('the writing calls on the wire', wireWritesSuite);
