/** Files that the person has picked, the newest first, and who wants to hear of them. */
let files = [];
let listener = () => {};

const takeMessage = ({ type, data }) => {
  if (type !== 'close' || data === null || !Array.isArray(data.files)) return;
  files = [...data.files, ...files].filter(
    (file, at, all) => all.findIndex(({ id }) => id === file.id) === at,
  );
  listener(files);
};

const watch = (heard) => {
  listener = heard;
  heard(files);
};

module.exports = { takeMessage, watch };
