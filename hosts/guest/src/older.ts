// Parts of the language that the page uses and Chrome 86 and Safari 15 do not have; the server sends it to older engines alone.
import 'core-js/es/array/at';
import 'core-js/es/array/find-last';
import 'core-js/es/array/find-last-index';
import 'core-js/es/array/to-sorted';
import 'core-js/es/object/has-own';
import 'core-js/es/string/at';
import 'core-js/es/string/replace-all';
