import '@chartdock/react/ai.css';

export { AiPageScreen as AiPage } from '@chartdock/react/ai';
