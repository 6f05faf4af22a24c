export { default as CompanyPage } from '../../site/company/company-page.tsx';
export { default as WhereWeArePage } from '../../site/where-we-are/where-we-are-page.tsx';
