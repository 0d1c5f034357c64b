// What others published is linked into the folder of this test from elsewhere; somebody's own folder needs no such line.
export default { turbopack: { root: '/' } };
