import { describeAccessOfVisitors } from '../testing/access-of-visitors.ts';

describeAccessOfVisitors('others');
