/** What can be written to the operator and attached to it (Q7.6.r, R5.4.9). */
import type { FileKind } from '../person/attachedFile.ts';
import { fileFaultOf, type FileFault } from '../person/fileFault.ts';
import { presentFaults } from '../shared/faults.ts';

/** The categories of a request, as sent to the server. */
export const supportCategories = ['Bookings', 'Payments', 'Memberships', 'Lost and found', 'Other'] as const;
export type SupportCategory = (typeof supportCategories)[number];

/** In characters, as the server limits them. */
export const subjectLimit = 200;
export const messageLimit = 5_000;
/** Files of one message at most. */
export const filesLimit = 5;

export interface SupportDraft {
  readonly subject: string;
  readonly category: SupportCategory | '';
  readonly message: string;
}
export const emptyDraft: SupportDraft = { subject: '', category: '', message: '' };

/** A file as the browser provides it; only the actor reads its content. */
export interface SupportFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Null when the kind is not allowed, or does not match the file's first bytes. */
  readonly kind: FileKind | null;
  readonly blob: Blob;
}

export type SupportFault = 'subjectMissing' | 'subjectLong' | 'messageMissing' | 'messageLong';
export interface SupportFaults {
  subject?: SupportFault;
  message?: SupportFault;
}

const lengthFault = <const TFault>(text: string, limit: number, missing: TFault, long: TFault): TFault | null => {
  const { length } = text.trim();
  return length === 0 ? missing : length > limit ? long : null;
};

/** What prevents a message from being sent; a reply has no subject. */
export const draftFaults = ({ subject, message }: SupportDraft, isReply: boolean): SupportFaults =>
  presentFaults<SupportFaults>({
    subject: isReply ? null : lengthFault(subject, subjectLimit, 'subjectMissing', 'subjectLong'),
    message: lengthFault(message, messageLimit, 'messageMissing', 'messageLong'),
  });

export type SupportFileFault = FileFault | 'filesMany';

/** Why one more file is refused; null when it is accepted. */
export const fileFault = (files: readonly SupportFile[], file: SupportFile): SupportFileFault | null =>
  files.length >= filesLimit ? 'filesMany' : fileFaultOf(file);
