import { describeOnBothDatabases } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { reconcileSuite } from './reconcile.suite.ts';

describeOnBothDatabases('reconcile', reconcileSuite);
