import { describe, expect, it } from 'vitest';
import { deviceOf, shortAddress } from './client-info.ts';

describe('a device', () => {
  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari, iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
      'Chrome, Android',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
      'Edge, Windows',
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox, Mac'],
    ['curl/8.5.0', 'curl'],
    ['<script>alert(1)</script>', 'Dispositivo sconosciuto'],
    [undefined, 'Dispositivo sconosciuto'],
  ])('is %j in a few words', (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device);
  });
});

describe('an address', () => {
  it.each([
    ['93.45.12.200', '93.45.12.x'],
    ['2001:db8:1:2', '2001:db8:1:…'],
    ['unknown', 'sconosciuto'],
  ])('is kept of %s in part', (viewer, kept) => {
    expect(shortAddress(viewer)).toBe(kept);
  });
});
