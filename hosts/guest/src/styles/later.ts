// The styles of the parts that a picker draws after its rows: a copy of all, of which the build keeps the rules that came with
// no other sheet.
import '@chartdock/react/picker.css?later';
import './guest.css?later';
import './later.css';
