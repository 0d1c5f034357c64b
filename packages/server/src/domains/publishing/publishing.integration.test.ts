import { describeOnBothDatabases } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { publishingSuite } from './publishing.suite.ts';

describeOnBothDatabases('publishing, cloning, leaving and exporting', publishingSuite);
