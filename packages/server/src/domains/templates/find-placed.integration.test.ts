import { describeOnBothDatabases } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { findPlacedSuite } from './find-placed.suite.ts';

describeOnBothDatabases('search among templates', findPlacedSuite);
