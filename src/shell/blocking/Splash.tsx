import { SplashMark } from '../../components/pictures/SplashMark.tsx';

/** While the configuration is on its way (R2.10.1). */
export function Splash() {
  return (
    <main>
      <SplashMark />
    </main>
  );
}
