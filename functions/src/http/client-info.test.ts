import { expect, it } from 'vitest';
import { clientInfoOf, viewerOf } from './client-info.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['::ffff:127.0.0.1', '127.0.0.1'],
  ['::ffff:7f00:1', '127.0.0.1'],
  ['0:0:0:0:0:FFFF:7F00:0001', '127.0.0.1'],
  ['0000:0000:0000:0000:0000:ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:0:0', '0.0.0.0'],
  ['::ffff:203.0.113.7%eth0', '203.0.113.7'],
  ['::ffff:0:203.0.113.7', '0:0:0:0'],
  ['::1:2:3:203.0.113.7', '0:0:0:1'],
  ['1:2:3:4:5:6:7::', '1:2:3:4'],
  ['1:2:3::', '1:2:3:0'],
  ['::', '0:0:0:0'],
  ['2001:0DB8:0000:0000:0000:0000:0000:0001', '2001:db8:0:0'],
  ['FE80::1%eth0', 'fe80:0:0:0'],
  ['2001:db8::1::2', '2001:db8::1::2'],
  ['::ffff:10.20.30.40.example', '::ffff:10.20.30.40.example'],
  ['x::ffff:10.20.30.40', 'x::ffff:10.20.30.40'],
  ['2001:0DB8:85a3:08d3::1', '2001:db8:85a3:8d3'],
  ['2001:db8:85a3:8d3:0:0:203.0.113.7', '2001:db8:85a3:8d3'],
  ['2001:db8:85a3:8d3::1%eth0', '2001:db8:85a3:8d3'],
  ['::1', '0:0:0:0'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8:1::5:6:7', '2001:db8:1:0'],
  ['::1:2:3:4:5', '0:0:0:1'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0'],
  [undefined, 'unknown'],
  ['', 'unknown'],
])('viewerOf treats %j as %s: a whole IPv4 address, or the /64 network of an IPv6 address', (address, viewer) => {
  expect(viewerOf(address)).toBe(viewer);
});

const mozilla = (system: string, rest: string) => `Mozilla/5.0 (${system}) ${rest}`;
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [mozilla('iPhone; CPU iPhone OS 18_1 like Mac OS X', `${webkit} Version/18.1 Safari/604.1`), 'Safari, iPhone'],
  [mozilla('Linux; Android 15; K', `${webkit} Chrome/131.0.0.0 Mobile Safari/537.36`), 'Chrome, Android'],
  [mozilla('Windows NT 10.0; Win64; x64', `${webkit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0`), 'Edge, Windows'],
  [mozilla('Macintosh; Intel Mac OS X 10.15', 'Gecko/20100101 Firefox/132.0'), 'Firefox, Mac'],
  ['curl/8.5.0', 'curl'],
  ['<script>alert(1)</script>', 'Dispositivo sconosciuto'],
  [undefined, 'Dispositivo sconosciuto'],
])('the device of %j is %s', (userAgent, device) => expect(clientInfoOf(userAgent, '10.20.30.40').device).toBe(device));

it.each([
  ['93.45.12.200', '93.45.12.x'],
  ['2001:db8:1:2', '2001:db8:1:…'],
  ['x10.20.30.40', 'sconosciuto'],
  ['10.20.30.40x', 'sconosciuto'],
])('the log shortens the address %s to %s', (viewer, address) => {
  expect(clientInfoOf('curl/8', viewer).address).toBe(address);
});
