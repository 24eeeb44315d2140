/** What a translation may lack that no reader of the code sees: plural forms, values, tags, and their order. */
import { compileMessage } from '@lingui/message-utils/compileMessage';

const arabicForms = new Intl.PluralRules('ar').resolvedOptions().pluralCategories;

type Compiled = ReturnType<typeof compileMessage>;
type Part = Exclude<Compiled, string>[number];
type Forms = Readonly<Record<string, Compiled>>;

const partsOf = (message: Compiled): readonly Part[] => (Array.isArray(message) ? message : [message]);
const formsOf = (part: Part): Forms | null => (Array.isArray(part) && part[1] === 'plural' ? (part[2] as Forms) : null);

/** Plural categories that a message lacks; Lingui itself falls back silently. */
function missingForms(message: Compiled): string[] {
  return partsOf(message).flatMap((part) => {
    const forms = formsOf(part);
    if (!forms) return [];
    return [...arabicForms.filter((form) => !(form in forms)), ...Object.values(forms).flatMap(missingForms)];
  });
}

/** `<0>`, `</0>`, `<1/>` as they stand in a text. */
const tagsOf = (text: string): string[] => text.match(/<\/?\d+\/?>/g) ?? [];

/** The message as it is read in one plural form: the values and tags in their order. `#` is left out where a word says the number. */
function signsIn(message: Compiled, form: string): string[] {
  return partsOf(message).flatMap((part) => {
    if (typeof part === 'string') return tagsOf(part);
    const forms = formsOf(part);
    const [name] = part;
    if (!forms) return name === '#' ? [] : [`{${name}}`];
    const read = forms[form] ?? forms['other'] ?? [];
    return [`{${name}, plural}`, ...signsIn(read, form)];
  });
}

/**
 * What is wrong with the Arabic of an English message, in words; nothing when it may stand. Values and tags come in the same
 * order in both, in every plural form: swapped ones cannot be told from such as were moved on purpose.
 */
export function messageFaults(english: string, arabic: string): string[] {
  if (!arabic) return ['no Arabic'];
  const [source, translation] = [compileMessage(english), compileMessage(arabic)];
  const missing = missingForms(translation);
  const differing = ['other', ...arabicForms].find(
    (form) => signsIn(source, form).join(' ') !== signsIn(translation, form).join(' '),
  );
  return [
    ...(missing.length > 0 ? [`no ${missing.join(', ')}`] : []),
    ...(differing === undefined
      ? []
      : [`other values in ${differing}: ${signsIn(translation, differing).join(' ') || 'none'}`]),
  ];
}
