import { Route, Routes } from '@specbuilder/shared-ui/router';
import { HomePage } from './home/home-page.tsx';

export function AreaRoutes() {
  return (
    <Routes>
      <Route path="/example" element={<HomePage />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
