import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '../../components/buttons/Button.tsx';
import { PageTitle } from '../../widgets/PageTitle.tsx';
import { ProductShelf } from './ProductShelf.tsx';
import '../../styles/pages.css';

/** /retail (R2.1.16): everything that the outlets sell. */
export function Component() {
  const { t } = useLingui();
  const title = t`Pro shop`;
  return (
    <main>
      <PageTitle text={title} />
      <div className="wrap pagehead">
        <h1>{title}</h1>
        <LinkButton variant="line" to="/outlets">
          <Trans>Our outlets</Trans>
        </LinkButton>
      </div>
      <ProductShelf outletId={null} />
    </main>
  );
}
