import { jpeg, maliciousFile } from './file.ts';

const NAMES: readonly (readonly [title: string, name: string, type?: string])[] = [
  ['leads out of the folder', '../../../../etc/passwd'],
  ['leads out of the folder of Windows', '..\\..\\..\\boot.ini'],
  ['is a whole path', '/etc/cron.d/photo'],
  ['names a drive', 'C:\\Windows\\photo.jpg'],
  ['hides its path in escapes', '%2e%2e%2f%2e%2e%2fphoto.jpg'],
  ['has a zero in it', 'photo.php\u0000.jpg'],
  ['is a device', 'CON'],
  ['is a device with an ending', 'aux.jpg'],
  ['has two endings', 'photo.jpg.exe', 'application/x-msdownload'],
  ['has its endings the other way round', 'photo.html.jpg', 'text/html'],
  ['turns its ending round', 'photo\u202egpj.exe'],
  ['is a rule of a web server', '.htaccess', 'text/plain'],
  ['is endless', `${'x'.repeat(20_000)}.jpg`],
  ['is no name', ' ', ''],
  ['is a page', '<img src=x onerror=alert(1)>.jpg'],
  ['is a formula', '=cmd|calc!A1.jpg'],
  ['is an option', '-rf'],
  ['breaks the line', 'a%0d%0aSet-Cookie: x=1.jpg'],
  ['ends the header early', 'a\\"; name=\\"version'],
  ['is not ASCII', 'હેતલ 🧵.jpg'],
  ['is half a letter', 'photo\u00e2\u0028\u00a1.jpg'],
];

/** An ordinary photo under a name that a program may trust. */
export const NAMED = NAMES.map(([title, name, type = 'image/jpeg']) =>
  maliciousFile(`a photo whose name ${title}`, 'picture', jpeg, name, type),
);
