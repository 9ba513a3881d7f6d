/** How a demo's code panel stands. */
export interface CodePanelState {
  readonly isOpen: boolean;
  /** Position of the file that is shown. */
  readonly file: number;
  /** Its height in pixels when it was last seen open, to be kept while its files load again; 0 if it never was. */
  readonly height: number;
}
