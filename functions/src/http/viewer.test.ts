import { describe, expect, it } from 'vitest';
import { viewerOf } from './client-info.ts';

describe('viewerOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
  ])('keeps the IPv4 address %s whole', (address, who) => {
    expect(viewerOf(address)).toBe(who);
  });

  it.each([
    '2001:db8:85a3:8d3:1319:8a2e:370:7348',
    '2001:0db8:85a3:08d3::1',
    '2001:DB8:85A3:8D3::',
    '2001:db8:85a3:8d3:0:0:203.0.113.7',
    '2001:db8:85a3:8d3::1%eth0',
  ])('cuts %s to its network', (address) => {
    expect(viewerOf(address)).toBe('2001:db8:85a3:8d3');
  });

  it.each([
    ['::1', '0:0:0:0'],
    ['::', '0:0:0:0'],
    ['fe80::1', 'fe80:0:0:0'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001::8d3:0:0:0:1', '2001:0:0:8d3'],
    ['2001:db8:1::5:6:7', '2001:db8:1:0'],
    ['::1:2:3:4:5', '0:0:0:1'],
  ])('fills in the zeros of %s', (address, network) => {
    expect(viewerOf(address)).toBe(network);
  });

  it.each(['::203.0.113.7', '64:ff9b::203.0.113.7'])('counts the dotted end of %s as two groups', (address) => {
    expect(viewerOf(address)).toMatch(/^(0|64):(0|ff9b):0:0$/);
  });

  it('has a name for nobody', () => {
    expect(viewerOf(undefined)).toBe('unknown');
    expect(viewerOf('')).toBe('unknown');
  });
});
