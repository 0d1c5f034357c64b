import { formatVariables } from '../config.ts';

/** Writes what the command does and every environment variable it reads. */
export const helpText = (): string => `chartdock: the Chartdock server

Usage
  chartdock serve                              serve until Ctrl-C (what happens without a command)
  chartdock seed --demo                        fill the database with the demo accounts and files
  chartdock seed --files N --account ADDRESS   add N files to an account, which is made when it is missing
  chartdock db move --from FOLDER --to URL     carry an embedded database into an empty PostgreSQL database
  chartdock --help                             this text

Environment
${formatVariables()}
`;
