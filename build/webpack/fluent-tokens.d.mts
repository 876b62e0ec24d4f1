export declare const tokens: Readonly<Record<string, string>>;
