export declare function isNewEnough(version: string): boolean;
