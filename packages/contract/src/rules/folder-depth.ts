/** Folder levels below the root unless the server is set otherwise (PROD-11). */
export const FOLDER_DEPTH = 20;
