"""Speed, measured as ratios within one run: what `keryx bench` prints."""
