export { PartnerScreen as PartnersPage } from '@chartdock/react/account';
