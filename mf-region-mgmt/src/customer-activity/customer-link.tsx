import { Link } from '@specbuilder/shared-ui/core';
import { useNavigate } from '@specbuilder/shared-ui/router';
import type { MouseEvent, ReactNode } from 'react';

interface CustomerLinkProps {
  readonly userId: string;
  readonly children: ReactNode;
}

/** Leads to a customer's detail; a plain click stays on the page, others open as links do. */
export function CustomerLink({ userId, children }: CustomerLinkProps) {
  const navigate = useNavigate();
  const href = `/region-management/user-detail/${userId}`;
  const go = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(href);
  };
  return (
    <Link href={href} onClick={go}>
      {children}
    </Link>
  );
}
