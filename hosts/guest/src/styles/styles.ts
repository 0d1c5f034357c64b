// All styles of a picker. They are asked for beside the components, not after them, and by themselves.
import '@chartdock/react/picker.css';
import './guest.css';
