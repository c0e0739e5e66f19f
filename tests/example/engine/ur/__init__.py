"""The Royal Game of Ur: the law, the guide and the computer player of the worked example."""
