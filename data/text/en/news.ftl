### What is new, for tables that were running when a version came: two sentences for each version.
### `news-<version>` with - for the dots. Only the newest is told.

news-0-2 = /game standing shows at any time who has how many points, and how it came to that. /note keeps a note on top of your panel that only you see, and /card finds everything that has a name.
