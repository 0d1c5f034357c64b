export { createTeamsHost } from './create-teams-host.ts';
export type { TeamsHostOptions, TeamsSdk } from './create-teams-host.ts';
