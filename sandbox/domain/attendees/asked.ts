/** What a service wants to know of each attendee: its own settings over those of the site (Q3.1.d, R7.2.9). */
import * as v from 'valibot';
import { AdditionalField } from '../../../src/contract/forms/forms.ts';
import { FieldVisibilities } from '../../../src/contract/forms/askedDetails.ts';
import type { Site } from '../site.ts';
import type { Service } from '../slots/schedule.ts';

type Field = v.InferOutput<typeof AdditionalField>;

export interface Asked {
  readonly details: FieldVisibilities;
  readonly fields: readonly Field[];
}

type Wanting = Pick<Service, 'field_visibility' | 'additional_fields'>;

export const askedBy = (service: Wanting, site: Partial<Site>): Asked => ({
  details: v.parse(FieldVisibilities, { ...site.field_visibility, ...(service.field_visibility as object) }),
  fields: v.parse(v.array(AdditionalField), service.additional_fields),
});

type Detail = keyof FieldVisibilities;

/** Nothing is required that is not shown (Q5.6.c). */
export const isRequired = ({ details }: Asked, detail: Detail): boolean =>
  details[detail].is_visible && details[detail].is_required;

/** Whether a booking cannot do without its attendees' details. */
export const needsDetails = (asked: Asked): boolean =>
  (Object.keys(asked.details) as Detail[]).some((detail) => isRequired(asked, detail)) ||
  asked.fields.some(({ is_visible, is_required }) => is_visible && is_required);
