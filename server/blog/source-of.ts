import type { Context } from '../ground/context.ts'
import type { BlogSource } from './blog-source.ts'
import { copySource } from './copy-source.ts'
import { fileSource } from './file-source.ts'

/** The services that a source needs. */
export type SourceContext = Pick<Context, 'config' | 'contentHost' | 'db'>

/** The source that is configured: copies of the content host's posts where there is one, else the files. */
export const sourceOf = ({ config, contentHost, db }: SourceContext): BlogSource =>
  contentHost ? copySource(db) : fileSource(config.site.name)
