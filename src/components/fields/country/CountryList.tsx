import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useContext, useState, type KeyboardEvent } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { check, down } from '../../../art/icons/signs.ts';
import { isCalled, namedCountries, type NamedCountry } from '../../../i18n/countryNames.ts';
import { intlLocale } from '../../../i18n/languages.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { Field, type FieldText } from '../Field.tsx';
import { Icon } from '../../pictures/Icon.tsx';
import { TextField } from '../TextField.tsx';
import '../../buttons/pressable.ts';
import './countryField.css';

export interface CountryFieldProps extends FieldText {
  /** A country's id (R3.7.4). */
  value: number | null;
  onChange: (id: number | null) => void;
  /** The value comes from the profile and may be seen, not changed. */
  locked?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** The library's own announcements are spoken outside the dialog, where nothing is heard. */
function HowMany() {
  const state = useContext(ComboBoxStateContext);
  const count = state?.isOpen ? state.collection.size : null;
  return (
    <output className="vh">
      {count === null ? null : (
        <Plural value={count} _0="No country of that name" one="# country" other="# countries" />
      )}
    </output>
  );
}

/** Esc closes the list, and only when there is none the dialog around it. */
function keepDialogOpen(event: KeyboardEvent): void {
  const isOpen = event.target instanceof Element && event.target.getAttribute('aria-expanded') === 'true';
  if (event.key === 'Escape' && isOpen) event.preventDefault();
}

/** Typing, arrow keys and the spoken list are React Aria's; what a word finds is ours, in both languages. */
export function CountryList({ value, onChange, locked = false, disabled = false, ...text }: CountryFieldProps) {
  const { t } = useLingui();
  const locale = useLocale();
  // Outside an open dialog everything is inert: the list opens inside it.
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const surroundings = frame?.closest('dialog') ?? document.body;
  const countries = namedCountries(locale);
  const chosen = countries.find(({ id }) => id === value) ?? null;
  if (locked) return <TextField {...text} locked value={chosen?.name ?? ''} />;
  const byName = new Map(countries.map((country) => [country.name, country]));
  return (
    <I18nProvider locale={locale === 'ar' ? intlLocale(locale) : 'en-AE'}>
      <Field {...text}>
        {({ id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid }) => (
          <ComboBox
            id={id}
            aria-labelledby={`${id}-label`}
            aria-describedby={describedBy}
            isInvalid={isInvalid ?? false}
            isDisabled={disabled}
            allowsEmptyCollection
            defaultItems={countries}
            value={value}
            onChange={(key) => onChange(key === null ? null : Number(key))}
            defaultFilter={(name, typed) => {
              const country = byName.get(name);
              return country !== undefined && isCalled(country, typed);
            }}
          >
            <div className="combo" ref={setFrame} onKeyDownCapture={keepDialogOpen}>
              <Input className="input" autoComplete="off" spellCheck={false} placeholder={t`Type to search`} />
              <Button className="combo__open">
                <Icon of={down} />
              </Button>
              {surroundings === document.body ? null : <HowMany />}
            </div>
            <Popover
              className="combo__list"
              offset={4}
              maxHeight={336}
              boundaryElement={surroundings}
              UNSTABLE_portalContainer={surroundings}
            >
              <ListBox<NamedCountry>
                className="combo__options"
                renderEmptyState={() => (
                  <p className="combo__none">
                    <Trans>No country of that name</Trans>
                  </p>
                )}
              >
                {({ id: key, name }) => (
                  <ListBoxItem id={key} textValue={name} className="combo__option">
                    {({ isSelected }) => (
                      <>
                        <span>{name}</span>
                        {isSelected ? <Icon of={check} /> : null}
                      </>
                    )}
                  </ListBoxItem>
                )}
              </ListBox>
            </Popover>
          </ComboBox>
        )}
      </Field>
    </I18nProvider>
  );
}
