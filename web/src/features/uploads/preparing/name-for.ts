import { imageTypes } from '@rombo/shared/upload';

/** The name of a picture after its type has changed: 'IMG_1234.HEIC' becomes 'IMG_1234.jpg'. */
export function nameFor(name: string, type: string): string {
  const extension = Object.entries(imageTypes).find(([one]) => one === type)?.[1];
  return extension ? `${name.replace(/\.\w{1,5}$/, '')}.${extension}` : name;
}
