/** Under which name the view of pickers is remembered. */
export const viewKey = 'chartdock.pickerView';
