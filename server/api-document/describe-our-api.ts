import type { Endpoint } from '@qareeb/contract/endpoint'
import { describeApi, type OpenApiDocument } from '../platform/http/openapi/document.ts'
import { fieldNames } from '../platform/http/refusals/field-names.ts'
import { examples } from './examples.ts'
import { namedSchemas } from './named-schemas.ts'

/** Descriptions of parameters beyond their names. */
const notes: Record<string, string> = {
  city: 'key of the gazetteer, as in the answers',
  lat: 'of the viewer, with lng; distances count from here',
  lng: 'of the viewer, with lat',
  radius: 'kilometres around the viewer or the city, never with bounds',
  bounds: 'south,west,north,east in degrees',
  minSalary: 'net SAR a month that the upper end of the pay reaches',
  postedWithin: 'days',
  organization: 'id of a company',
  after: '`next` of the previous page',
  id: 'id or slug',
}

const introduction = `Job ads in Saudi Arabia by words, place and filters, in Arabic and English.

Texts are {"ar": …, "en": …}; one of the two may be null. Money is net, in major units of its currency. Distances are
kilometres in a straight line. Several values of one parameter are separated by commas. A repeated or unknown parameter is
refused. A refusal has a stable code, and a sentence in the language of Accept-Language; Arabic is the default.`

/** The API document of this service. @param siteName in English */
export const describeOurApi = (
  endpoints: readonly Endpoint[],
  origin: string,
  siteName: string,
): OpenApiDocument =>
  describeApi({
    title: `${siteName} API`,
    description: introduction,
    origin,
    endpoints,
    named: namedSchemas,
    describeParameter: (name) => [fieldNames.en[name], notes[name]].filter(Boolean).join(': ') || undefined,
    examples,
  })
