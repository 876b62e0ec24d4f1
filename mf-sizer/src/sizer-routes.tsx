import { Route, Routes } from '@specbuilder/shared-ui/router';
import { StartPage } from './start/start-page.tsx';

/** While the sizer is being left its last route may match for a moment: it shows nothing then, never an error. */
export function SizerRoutes() {
  return (
    <Routes>
      <Route path="/start" element={<StartPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
