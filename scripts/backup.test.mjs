import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { codeIn } from './manual.mjs';
import { root } from './root.mjs';

const page = readFileSync(join(root, 'docs/operations.md'), 'utf8');
const [, section = ''] = /### Encrypted backups\n([\s\S]*?)\n### /.exec(page) ?? [];
const [makeKey, encrypt, decrypt] = codeIn(section).blocks.map(({ text }) => text);
const hasGpg = spawnSync('gpg', ['--version']).status === 0;

// The commands are those of GnuPG, which is no package of npm.
test.skipIf(!hasGpg)('encrypted backups: the commands encrypt with the public key alone and restore the dump', () => {
  const folder = mkdtempSync(join(tmpdir(), 'seamline-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [server, safe] = ['server', 'safe'].map((name) => join(folder, name));
  for (const home of [server, safe]) mkdirSync(home, { mode: 0o700 });
  const run = (commands, home) =>
    execFileSync('bash', ['-euo', 'pipefail', '-c', commands], {
      cwd: folder,
      env: { PATH: process.env.PATH, GNUPGHOME: home, DATABASE_URL: 'postgres://localhost/unused' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  onTestFinished(() => run('gpgconf --kill all', safe));
  // A key without a passphrase is made without asking for one.
  run(makeKey.replace('gpg --quick', "gpg --batch --passphrase '' --quick"), safe);
  // The dump itself needs a PostgreSQL server; this test covers the handling of its bytes.
  run(`pg_dump() { printf 'Hetal Desai, 9824012345'; }\n${encrypt}`, server);
  expect(readFileSync(join(folder, 'seamline.dump.gpg'), 'latin1')).not.toContain('Hetal Desai');
  expect(() => run(decrypt, server), 'without the private key').toThrow();
  run(decrypt, safe);
  expect(readFileSync(join(folder, 'seamline.dump'), 'utf8')).toBe('Hetal Desai, 9824012345');
});
