// All styles of a surface. They are asked for beside the components, not after them, and by themselves.
import '@chartdock/react/styles.css';
import './guest.css';
