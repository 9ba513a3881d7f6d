const listeners = new Set<() => void>();

/** The build that the running scripts are of. */
let ownBuild: string | undefined;
let isRenewed = false;

/** To be called once, on start, with the build of the document. */
export function setOwnBuild(build: string): void {
  ownBuild = build;
}

/** Takes note of a build that the server has answered with. Answers whether it is another than this one. */
export function noticeBuild(build: string): boolean {
  const isOther = ownBuild !== undefined && build !== ownBuild;
  if (isOther && !isRenewed) {
    isRenewed = true;
    for (const listener of listeners) listener();
  }
  return isOther;
}

/** Whether the site has been deployed anew since this document was loaded. */
export function getIsRenewed(): boolean {
  return isRenewed;
}

export function subscribeToRenewal(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
