export { default as NewsItemPage } from '../../site/news/news-item-page.tsx';
export { default as NewsPage } from '../../site/news/news-page.tsx';
export { default as SeasonPage } from '../../site/news/season-page.tsx';
