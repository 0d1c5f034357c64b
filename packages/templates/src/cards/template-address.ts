/** Page that makes a file from a template. */
export const TEMPLATE_FILE_PATH = '/diagraming/new';

/** Returns the address at which a new file is made from a template of any kind (ROUTE-40); without a team the parameter stays empty. */
export const templateFileAddress = (templateId: string, teamId = ''): string =>
  `${TEMPLATE_FILE_PATH}?template=${encodeURIComponent(templateId)}&team=${encodeURIComponent(teamId)}`;
