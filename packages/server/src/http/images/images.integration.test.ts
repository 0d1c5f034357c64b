import { describeOnBothDatabases } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { imagesSuite } from './images.suite.ts';

describeOnBothDatabases('pictures', imagesSuite);
