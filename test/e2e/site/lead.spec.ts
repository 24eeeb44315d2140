/** The lead form: opens by itself, closes for the session, opens by its button, and is sent without a login. */
import { leadForm } from '../../../sandbox/data/seed/content/forms.ts';
import { expectAccessible } from '../../support/e2e/accessible.ts';
import { expect, test } from '../../support/e2e/test.ts';

test('R1.7.6, R4.7.1–3, R7.5.3–5, R8.3.2: asked once, dismissed, asked for, answered @phone', async ({
  page,
  portal,
  sandbox,
  faults,
  language,
}) => {
  faults.expect(/status of 422/); // refused once
  await sandbox.configure({ leadShown: true, site: { enable_lead_tracker_button: 1 } });
  const isArabic = language === 'ar';
  const form = page.getByRole('dialog', { name: isArabic ? leadForm.ar_form_name! : leadForm.form_name });
  const field = (english: string) => {
    const asked = leadForm.form_fields!.find(({ field_name }) => field_name === english)!;
    return form.getByLabel(isArabic ? asked.ar_field_name! : english, { exact: true });
  };
  const send = form.getByRole('button', { name: portal.say('Send'), exact: true });

  await portal.open();
  await expect(form).toBeVisible();
  await field('Your name').fill('Layla');
  await form.getByRole('button', { name: portal.say('Not now') }).click();
  await expect(form).toBeHidden();

  const answered = page.waitForResponse((response) => response.url().endsWith('/leads'));
  await page.reload();
  await answered;
  await portal.expectHome();
  await expect(form).toBeHidden();

  await page
    .getByRole('banner')
    .getByRole('button', { name: portal.say('Ask us'), exact: true })
    .click();
  await expect(field('Your name')).toHaveValue('Layla');
  await send.click();
  await expect(field('E-mail')).toBeFocused();
  await expect(form.getByText(portal.say('Please enter valid mobile number'))).toBeVisible();
  await expect(form.getByText(portal.say('Please confirm you are not a robot'))).toBeVisible();
  await expectAccessible(page);

  await field('E-mail').fill('layla@haddad.example');
  await field('Mobile').fill('٠٥٠ ١٢٣ ٤٥٦٧');
  await field('Occasion').selectOption({ index: 2 });
  await field('Consent to be contacted about this request').check();
  const human = form.getByRole('checkbox', { name: portal.say('I am not a robot') });
  await human.click();
  await expect(human).toBeChecked();
  await sandbox.fail({ endpoint: 'submitLead', status: 422, message: 'Closed for today', times: 1 });
  await send.click();
  await expect(form.getByText('Closed for today')).toBeVisible();
  await expect(human).not.toBeChecked();
  await expect(field('E-mail')).toHaveValue('layla@haddad.example');

  await human.click();
  await expect(human).toBeChecked();
  await send.click();
  await expect(form).toBeHidden();
  await expect(
    page.getByText(isArabic ? 'شكرًا لك. سنتصل بك خلال يوم واحد.' : 'Thank you. We call you back within a day.'),
  ).toBeVisible();
});
