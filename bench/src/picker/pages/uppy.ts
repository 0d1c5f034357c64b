import Uppy from '@uppy/core';
import Dashboard from '@uppy/dashboard';
import '@uppy/core/css/style.min.css';
import '@uppy/dashboard/css/style.min.css';

new Uppy().use(Dashboard, {
  inline: true,
  target: '#page',
  width: '100%',
  height: '100%',
  // The files of the device alone are no list.
  showNativePhotoCameraButton: true,
  showNativeVideoCameraButton: true,
});
