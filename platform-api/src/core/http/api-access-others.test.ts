import { describeAccessOfVisitors } from '../../../test/access-of-visitors.ts';

describeAccessOfVisitors('others');
