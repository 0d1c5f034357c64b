// A module of its own, so that a bundler leaves it out of what is loaded first.
export { linkCalls as calls, linkGuards as guards } from '@chartdock/contract';
