import { describeOnBothDatabases } from '../../kernel/db/testing/describe-on-both-databases.ts';
import { ownershipSuite } from './ownership.suite.ts';

describeOnBothDatabases('ownership', ownershipSuite);
