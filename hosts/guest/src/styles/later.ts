// The styles of what a picker draws after its rows: a copy of all, of which the build keeps what came with no other sheet.
import '@chartdock/react/picker.css?later';
import './guest.css?later';
import './later.css';
