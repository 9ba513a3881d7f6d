import { readFileSync } from 'node:fs';
import path from 'node:path';

const repository = path.resolve(import.meta.dirname, '..');
const manifest = JSON.parse(readFileSync(path.join(repository, 'package.json'), 'utf8')) as {
  readonly version: string;
};

/** Where everything of this project is. */
export const project = {
  repository,
  contentFolder: path.join(repository, 'content'),
  outputFolder: path.join(repository, 'dist'),
  serverFolder: path.join(repository, 'dist-server'),
  /** Addresses in the head have to be absolute; `SITE_ORIGIN` says where the site will stand. */
  origin: (process.env['SITE_ORIGIN'] ?? 'http://localhost:8000').replace(/\/+$/, ''),
  generator: manifest.version,
  /** Whether the API reference is made from the types; `API_PARSER=off` shows what a site without it says. */
  apiParser: process.env['API_PARSER'] !== 'off',
} as const;
