// What the language itself has gained since Chrome 77 and Safari 13, as far as the app and its libraries use it.
import 'core-js/es/array/at';
import 'core-js/es/array/find-last';
import 'core-js/es/array/find-last-index';
import 'core-js/es/array/to-reversed';
import 'core-js/es/array/to-sorted';
import 'core-js/es/array/to-spliced';
import 'core-js/es/object/has-own';
import 'core-js/es/promise/any';
import 'core-js/es/promise/with-resolvers';
import 'core-js/es/string/at';
import 'core-js/es/string/replace-all';
import 'core-js/es/typed-array/at';
import 'core-js/stable/structured-clone';
