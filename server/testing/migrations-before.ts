import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** The folder of all migrations. */
export const migrations = path.join(import.meta.dirname, '../platform/database/migrations')

/** Copies the migrations before a number, e.g. '0027', to a new folder, which the caller removes. @returns the folder */
export function migrationsBefore(number: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'migrations-'))
  for (const file of fs.readdirSync(migrations).filter((name) => name < number))
    fs.copyFileSync(path.join(migrations, file), path.join(folder, file))
  return folder
}
