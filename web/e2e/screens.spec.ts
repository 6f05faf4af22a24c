import { checkScreens, usualScreens } from './support/screens.ts';

checkScreens(usualScreens);
