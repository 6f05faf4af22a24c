import regular from '@expo-google-fonts/barlow/400Regular/Barlow_400Regular.ttf';
import semibold from '@expo-google-fonts/barlow/600SemiBold/Barlow_600SemiBold.ttf';
import condensed from '@expo-google-fonts/barlow-condensed/600SemiBold/BarlowCondensed_600SemiBold.ttf';
import type { Fonts } from './document.ts';

/** The site's fonts with all their letters: those of the pages are cut to the letters of a language. */
export const fonts: Fonts = { regular, semibold, condensed };
