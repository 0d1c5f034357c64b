import { describeOnBothDatabases } from '../../../kernel/db/testing/describe-on-both-databases.ts';
import { invitationMailSuite } from './invitation-mail.suite.ts';

describeOnBothDatabases('mails about invitations', invitationMailSuite);
