/** A relative in the shape that the server takes (R3.7.1, R3.7.7, Q7.6.c). */
import * as v from 'valibot';
import { Customer, type FamilyMemberBody } from '../../src/contract/customers/customers.ts';
import type { Relative } from '../attendees/attendeeQuestions.ts';
import type { SiteConfig } from '../../src/contract/site/site.ts';
import type { Questions } from '../attendees/attendeeQuestions.ts';
import { sentFields } from '../attendees/sentCustomers.ts';
import { asAttendee, isPassport, paperFile, type TypedRelative } from './typedRelative.ts';

const orNull = (text: string): string | null => text.trim() || null;

interface SentFrom {
  /** The relative being changed; null: a new one. */
  known: Relative | null;
  typed: TypedRelative;
  questions: Questions;
  religions: SiteConfig['religions'];
}

/** The request body; fields that this form does not have keep the values given with a booking. */
export function sentRelative({ known, typed, questions, religions }: SentFrom): FamilyMemberBody {
  const sent = sentFields(asAttendee(typed), { questions, religions, site: null });
  const hasPaper = Boolean(sent.id_proof_number);
  const hasPassport = hasPaper && isPassport(sent.id_proof_type_id ?? null);
  const { [paperFile]: _, ...otherDocuments } = known?.documents ?? {};
  const { is_icp_down: __, profile_image_url: ___, ...kept } = known ?? ({} as Partial<Relative>);
  return {
    ...v.getDefaults(Customer),
    ...kept,
    ...sent,
    name: typed.name.trim(),
    customer_tag: known?.customer_tag ?? null,
    additional_fields: known?.additional_fields ?? [],
    mobile_number: sent.mobile_number || null,
    expiry_date: hasPaper ? orNull(typed.expiry_date) : null,
    passport_issue_date: hasPassport ? orNull(typed.passport_issue_date) : null,
    place_of_birth: hasPassport ? orNull(typed.place_of_birth) : (known?.place_of_birth ?? null),
    documents: { ...otherDocuments, ...(hasPaper && typed.document !== '' ? { [paperFile]: typed.document } : {}) },
    customer_id: known?.customer_id ?? null,
    is_primary: false,
    save_detail_for_future: false,
  };
}
