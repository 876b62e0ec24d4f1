/** The elements that remotes draw in, inside the main landmark. */
export interface RemoteContainers {
  /** Resolves when the frame has a place for remotes. */
  readonly drawn: Promise<void>;
  readonly setElement: (element: HTMLElement | null) => void;
  /** The container of a remote; created when it is first requested. */
  readonly of: (remote: string) => HTMLElement;
}

export function createRemoteContainers(): RemoteContainers {
  let place: HTMLElement | null = null;
  let announceDrawn: () => void = () => undefined;
  const drawn = new Promise<void>((resolve) => {
    announceDrawn = resolve;
  });
  return {
    drawn,
    setElement(element) {
      place = element;
      if (element !== null) announceDrawn();
    },
    of(remote) {
      if (place === null) throw new Error('The main region is not drawn');
      const known = [...place.children].find((child) => child.getAttribute('data-remote') === remote);
      if (known instanceof HTMLElement) return known;
      const created = document.createElement('div');
      created.dataset['remote'] = remote;
      place.append(created);
      return created;
    },
  };
}
