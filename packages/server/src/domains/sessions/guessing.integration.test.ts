import { describeOnBothDatabases } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { guessingSuite } from './guessing.suite.ts';

describeOnBothDatabases('guessing', guessingSuite);
