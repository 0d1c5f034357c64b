/** A copy of a style sheet, by which a part of the page brings what no earlier part has brought. */
declare module '*.css?later';
