import { describeOnBothDatabases } from '../kernel/db/testing/describe-on-both-databases.ts';
import { surfacesSuite } from './surfaces.suite.ts';

describeOnBothDatabases('surfaces in another page', surfacesSuite);
