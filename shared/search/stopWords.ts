/** Words that hold a sentence together and say nothing about what is looked for. */
export const stopWords: ReadonlySet<string> = new Set(
  [
    'a an and are as at be but by can cannot do does doing for from get has have how i if in into is it its',
    'me my no not of on or should so that the their them then there this to too was what when where which',
    'who why will with without you your',
  ].flatMap((line) => line.split(' ')),
);

/** The same in Chinese, where they stand between words without spaces. None of them is part of a word that matters here. */
export const chineseStopWords =
  /为什么|怎么办|怎么样|怎么|怎样|如何|什么|没有|不能|不会|不了|请问|可以|应该|以及|一个|的|了|吗|呢|是|不|没|和|与|或|把|被|让|我|你|请/gu;
