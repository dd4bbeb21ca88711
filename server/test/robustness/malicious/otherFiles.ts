import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { pdfText } from '../../support/forms.ts';
import { ascii, CANARY, canvas, joined, maliciousFile, zip, zipBomb } from './file.ts';

const SVG = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="90" height="90"';
const svg = (content: string, before = '') => ascii(`${before}<svg ${SVG}>${content}</svg>`);
const LAUGHS = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('');
const HTML = `<!doctype html><script>alert('${CANARY}')</script>`;
const OFFICE = 'application/vnd.openxmlformats-officedocument';

const heif = (brand: string) => joined('\u0000\u0000\u0000\u0018ftyp', brand, '\u0000\u0000\u0000\u0000mif1', brand);

/** Files that are not pictures, whatever their name says. */
export const OTHER_FILES = [
  maliciousFile('nothing', 'nothing', () => Buffer.alloc(0)),
  maliciousFile('one byte', 'refused', () => Buffer.from([0xff])),
  maliciousFile('a page called a picture', 'refused', () => ascii(HTML), 'photo.png'),
  maliciousFile('a page as a page', 'refused', () => ascii(HTML), 'index.html', 'text/html'),
  maliciousFile('an SVG with a script', 'refused', () => svg('<script>alert(1)</script>'), 'logo.svg', 'image/svg+xml'),
  maliciousFile('an SVG called a PNG', 'refused', () => svg('<rect onload="alert(1)" width="9" height="9"/>')),
  maliciousFile(
    'a packed SVG',
    'refused',
    () => gzipSync(svg('<rect width="9" height="9"/>')),
    'logo.svgz',
    'image/svg+xml',
  ),
  maliciousFile('an SVG that reads a file', 'refused', () =>
    svg('<text>&x;</text>', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
  ),
  maliciousFile('an SVG that asks the network', 'refused', () =>
    svg('<image xlink:href="http://169.254.169.254/latest"/>'),
  ),
  maliciousFile('an SVG that unfolds to a billion laughs', 'refused', () =>
    svg('<text>&l9;</text>', `<!DOCTYPE svg [<!ENTITY l0 "ha">${LAUGHS}]>`),
  ),
  maliciousFile('an SVG of two million groups', 'refused', () => svg('<g>'.repeat(700_000))),
  maliciousFile('a GIF', 'refused', () => canvas(60, 40).gif().toBuffer(), 'photo.gif', 'image/gif'),
  maliciousFile('a GIF that is a script too', 'refused', () => ascii(`GIF89a/*\u0000*/=alert('${CANARY}')//;`)),
  maliciousFile('a GIF that claims 65,535 times 65,535 pixels', 'refused', () =>
    ascii('GIF89a\u00ff\u00ff\u00ff\u00ff\u0080\u0000\u0000\u0000\u0000\u0000\u00ff\u00ff\u00ff;'),
  ),
  maliciousFile('a TIFF', 'refused', () => canvas(60, 40).tiff().toBuffer(), 'scan.tiff', 'image/tiff'),
  maliciousFile('an AVIF', 'refused', () => canvas(60, 40).avif({ effort: 0 }).toBuffer(), 'photo.avif', 'image/avif'),
  maliciousFile('the head of a HEIC', 'refused', () => heif('heic'), 'photo.heic', 'image/heic'),
  maliciousFile('a bitmap', 'refused', () => joined('BM', Buffer.alloc(200, 1)), 'photo.bmp', 'image/bmp'),
  maliciousFile(
    'an icon',
    'refused',
    () => joined('\u0000\u0000\u0001\u0000\u0001\u0000', Buffer.alloc(90)),
    'favicon.ico',
  ),
  maliciousFile(
    'the head of a Photoshop file',
    'refused',
    () => joined('8BPS\u0000\u0001', Buffer.alloc(90)),
    'photo.psd',
  ),
  maliciousFile('raw pixels with a short head', 'refused', () => ascii('P6 50000 50000 255\n'), 'photo.ppm'),
  maliciousFile('a vips file', 'refused', async () =>
    joined(
      '\u00b6\u00a6\u00f2\u0008',
      await sharp(Buffer.alloc(60), { raw: { width: 5, height: 4, channels: 3 } })
        .raw()
        .toBuffer(),
    ),
  ),
  maliciousFile('a drawing for ImageMagick', 'refused', () =>
    ascii('push graphic-context\nviewbox 0 0 640 480\nfill \'url(https://x/"|id")\'\npop graphic-context\n'),
  ),
  maliciousFile(
    'PostScript',
    'refused',
    () => ascii('%!PS\n(%pipe%id) (r) file\n'),
    'logo.eps',
    'application/postscript',
  ),
  maliciousFile('an archive', 'refused', () => zip('x.txt', ascii(CANARY)), 'card.zip', 'application/zip'),
  maliciousFile(
    'a text document that explodes',
    'refused',
    () => zipBomb('word/document.xml'),
    'card.docx',
    `${OFFICE}.wordprocessingml.document`,
  ),
  maliciousFile(
    'a sheet that explodes',
    'refused',
    () => zipBomb('xl/worksheets/sheet1.xml'),
    'card.xlsx',
    `${OFFICE}.spreadsheetml.sheet`,
  ),
  maliciousFile('a program for Windows', 'refused', () => joined('MZ', Buffer.alloc(500)), 'photo.jpg.exe'),
  maliciousFile('a program for Linux', 'refused', () => joined('\u007fELF', Buffer.alloc(500)), 'photo', 'image/jpeg'),
  maliciousFile('a program for a shell', 'refused', () => ascii('#!/bin/sh\nid\n'), 'photo.sh', 'image/png'),
  maliciousFile(
    'a program for a web server',
    'refused',
    () => ascii(`<?php system($_GET['x']); ?>`),
    'photo.php',
    'image/png',
  ),
  maliciousFile('what every virus scanner knows', 'refused', () =>
    ascii(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')),
  ),
];

const named = (title: string, fate: 'pdf' | 'refused', bytes: () => Buffer) =>
  maliciousFile(title, fate, bytes, 'card.pdf', 'application/pdf');

/** PDFs, which the server keeps unchanged, because browsers show them in a sandbox. */
export const PAPERS = [
  named('a PDF with a script', 'pdf', () => ascii(pdfText('/OpenAction<</S/JavaScript/JS(app.alert(1))>>'))),
  named('a PDF that starts a program', 'pdf', () => ascii(pdfText('/OpenAction<</S/Launch/F(cmd.exe)>>'))),
  named('a PDF that is a page too', 'pdf', () => ascii(pdfText('', '<script>alert(1)</script>\n'))),
  named('a PDF with a page behind it', 'pdf', () => ascii(`${pdfText()}${HTML}`)),
  named('a PDF with an archive behind it', 'pdf', () => joined(pdfText(), zip('x', ascii(CANARY)))),
  named('a page with a PDF behind it', 'refused', () => ascii(`${HTML}${pdfText()}`)),
  named('half a PDF', 'refused', () => ascii('%PDF-1.7\n1 0 obj')),
  named('what begins and ends like a PDF', 'refused', () => ascii('%PDF-1.7\n1 0 obj\n%%EOF\n')),
  named('a page between the beginning and the end of a PDF', 'refused', () => ascii(`%PDF-1.7\n${HTML}\n%%EOF\n`)),
  named('a PDF without pages', 'refused', () => ascii(pdfText().replace('/Kids[3 0 R]/Count 1', '/Kids[]/Count 0'))),
  maliciousFile('a PDF called a picture', 'pdf', () => ascii(pdfText()), 'photo.jpg', 'image/jpeg'),
];
