import { TopBar } from '#/components/layout/top-bar';
import { PATHS } from '#/navigation/paths';
import { BarMenu } from './bar-menu';
import { useBrand } from './brand';

export function VisitorTopBar({ onBack }: { readonly onBack?: () => void }) {
  const brand = useBrand();
  return (
    <TopBar brand={{ name: brand.name, logo: <brand.logo />, to: PATHS.login }} onBack={onBack}>
      <BarMenu withGlobe />
    </TopBar>
  );
}
