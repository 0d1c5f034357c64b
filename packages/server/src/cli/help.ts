import { formatVariables } from '../kernel/config/config.ts';
import { SCOPES } from '../kernel/calls/scopes.ts';

/** Describes the command and every environment variable it reads. */
export const helpText = (): string => `chartdock: the Chartdock server

Usage
  chartdock serve                              serve until Ctrl-C (what happens without a command)
  chartdock seed --demo                        fill the database with the demo accounts and files
  chartdock seed --files N --account ADDRESS   add N files to an account, which is made when it is missing
  chartdock render FILE|ID [--format svg|png] [--width PIXELS] [--canvas ID] [--to FILE]
                                               draw a document of a file, or of an id in the database, as a picture
  chartdock documents read ID [--canvas ID]    print the definition of a document as JSON
  chartdock templates import [FOLDER]          load templates from a folder of sources, or those that come with the server
  chartdock templates import FOLDER --partner ID
                                               load templates that only people who come from this partner see
  chartdock review list                        show the published files that wait to be templates
  chartdock review show ID                     show all that their author said of one
  chartdock review approve ID [--scene NAME] [--topics LIST]
                                               put it into the template library
  chartdock review refuse ID --reason TEXT     keep it out; its author is told why
  chartdock payments bills                     show which days were compared with the bills of the gateways
  chartdock payments check                     ask each gateway whether the keys on both ends fit
  chartdock payments compare                   compare the days that are due now, as happens each night
  chartdock payments differences               show what differed, and what became of it
  chartdock payments notices                   show the payments that gateways told of and that are not entered yet
  chartdock payments refunds                   show the refunds that wait
  chartdock payments show ID                   show what is known of an order, by its id or its number at the gateway
  chartdock db move --from FOLDER --to URL     carry an embedded database into an empty PostgreSQL database
  chartdock users list                         show the accounts
  chartdock users add --account ADDRESS [--name NAME]
                                               make an account and print its password, this once
  chartdock users reset --account ADDRESS      print a new password and sign the account out everywhere
  chartdock users disable --account ADDRESS    let nobody sign in to it, and sign it out everywhere
  chartdock users enable --account ADDRESS     let its person sign in again
  chartdock users promote --account ADDRESS    make its person an operator, who reviews templates
  chartdock users demote --account ADDRESS     make its person an operator no longer
  chartdock users sessions --account ADDRESS [--end]
                                               show where it is signed in; with --end sign it out everywhere
  chartdock clients list                       show the registered partners
  chartdock clients add --id ID --name NAME --origins LIST [--scopes LIST]
                                               register a partner and print its secret, this once;
                                               scopes are ${SCOPES.join(', ')}
  chartdock clients rotate --id ID [--keep HOURS]
                                               print a new secret; the old one works for 24 hours more
  chartdock clients origins --id ID --origins LIST
                                               register other origins: https://host, https://*.host, http://host:*
  chartdock clients redirects --id ID --redirects LIST
                                               register the addresses that its people come back to from the page
                                               that asks for consent, letter by letter; empty for none
  chartdock clients scopes --id ID --scopes LIST
                                               let its tokens do other things; those that may do more end
  chartdock clients remove --id ID             forget a partner and end its tokens
  chartdock --help                             this text

Environment
${formatVariables()}
`;
