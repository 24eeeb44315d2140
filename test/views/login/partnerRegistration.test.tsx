// @vitest-environment jsdom
/** A partner's registration in each situation, in words. */
import { act, fireEvent, screen } from '@testing-library/react';
import { createActor, type AnyEventObject } from 'xstate';
import { partnerRegistrationMachine } from '../../../machines/partnerRegistration/partnerRegistrationMachine.ts';
import { emptyPartnerDraft } from '../../../machines/partnerRegistration/partnerRegistrationRules.ts';
import { Notices } from '../../../src/app/Notices.tsx';
import { PartnerForm } from '../../../src/pages/register/PartnerForm.tsx';
import { configOf } from '../../models/site/site.model.ts';
import { holdActors } from '../../support/replay.ts';
import { checkScreens } from '../../support/screens/checkScreens.ts';
import { stage } from '../login.fixture.tsx';
import { partnerScreens } from '../screens/login/partnerRegistration.screens.ts';
import { expectFocusOnRefusal, fill } from '../waysIn.fixture.tsx';

const config = configOf({
  entity_types: [
    { id: 1, name: 'Company', ar_name: 'شركة' },
    { id: 2, name: 'School' },
  ],
});

checkScreens(partnerScreens, async (locale, say) => {
  const { show } = await stage({ config, locale });
  const { machine, settle } = holdActors(partnerRegistrationMachine, ['persistDraft']);
  const registration = createActor(machine, { input: { draft: emptyPartnerDraft } }).start();
  show(
    <>
      <PartnerForm registration={registration} />
      <Notices />
    </>,
  );
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(say(name));
  return {
    gestures: {
      'draft.change': ({ changes }) => fill(field('Name of the organisation'), changes.entity_name),
      'form.submit': (typed: AnyEventObject) => {
        fill(field('Name of the organisation'), typed['entity_name']);
        fill(field('Type of organisation'), typed['entity_type']);
        fill(field('Contact person'), typed['contact_person']);
        fill(field('Email'), typed['email']);
        fill(field('Mobile number'), typed['mobile_number']);
        fill(field('Password'), typed['password']);
        fireEvent.click(screen.getByText(say('Ask for a partner account')));
        expectFocusOnRefusal();
      },
    },
    world: (event) =>
      act(async () => {
        settle(event);
        await Promise.resolve();
      }),
  };
});
