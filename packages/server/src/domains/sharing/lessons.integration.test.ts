import { describeOnBothDatabases } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { lessonsSuite } from './lessons.suite.ts';

describeOnBothDatabases('lessons', lessonsSuite);
