import { createSearchService } from '../../../shared/search/createSearchService.ts';
import { parseSearchRequest } from '../../../shared/search/SearchMessage.ts';

const service = createSearchService();

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const request = parseSearchRequest(data);
  if (request !== undefined) postMessage(service(request));
});
