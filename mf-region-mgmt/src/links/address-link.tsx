import { isPlainClick } from '@specbuilder/shared-ui/browser';
import { Link, usePlatform } from '@specbuilder/shared-ui/core';
import { useNavigate } from '@specbuilder/shared-ui/router';
import type { MouseEvent, ReactNode } from 'react';

interface AddressLinkProps {
  readonly href: string;
  /** The page that is open. */
  readonly isCurrent?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link within the site; a plain click stays on the page, others open as links do. */
export function AddressLink({ href, isCurrent = false, className, children }: AddressLinkProps) {
  const navigate = useNavigate();
  const { serverUrl } = usePlatform();
  const go = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void navigate(href);
  };
  return (
    <Link href={serverUrl + href} onClick={go} className={className} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </Link>
  );
}
