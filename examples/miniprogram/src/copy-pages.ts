import { APP_FOLDER, copyNativePages } from './prepare.ts';

copyNativePages(APP_FOLDER);
console.log('chartdock: the native pages are in app/chartdock');
