import { type DocumentPurpose, type DocumentType, fileBounds, typesOfDocument } from '@qareeb/contract/files'

/** The error of a file before any part of it is sent. */
export type ChosenProblem = 'tooLarge' | 'empty' | 'wrongType'

/** The facts of a document for the request of an upload address. */
export type AnnouncedDocument = { name: string; size: number; mediaType: DocumentType }

type Chosen = Pick<File, 'name' | 'size' | 'type'>

/** Checks the chosen file; the server checks its contents. */
export function checkChosen(file: Chosen, purpose: DocumentPurpose): AnnouncedDocument | ChosenProblem {
  const mediaType = typeOf(file, purpose)
  if (!mediaType) return 'wrongType'
  if (file.size === 0) return 'empty'
  if (file.size > fileBounds.documentBytes) return 'tooLarge'
  return { name: file.name.slice(0, 1_000).toWellFormed(), size: file.size, mediaType }
}

/** By the ending first: systems without Word call its files by no type, or by one of their own. */
function typeOf({ name, type }: Chosen, purpose: DocumentPurpose): DocumentType | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  const types: [string, DocumentType][] = Object.entries(typesOfDocument[purpose])
  const [, mediaType] =
    types.find(([known]) => known === ending) ?? types.find(([, known]) => known === type) ?? []
  return mediaType
}

/** The types for the dialog of the system. */
export const acceptedFor = (purpose: DocumentPurpose): string =>
  [
    ...Object.keys(typesOfDocument[purpose]).map((ending) => `.${ending}`),
    ...new Set(Object.values(typesOfDocument[purpose])),
  ].join(',')
