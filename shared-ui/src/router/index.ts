export { Navigate, Route, Routes, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
export { Screen } from './screen.tsx';
export { ScreenLink } from './screen-link.tsx';
export { SpaRouter } from './spa-router.tsx';
