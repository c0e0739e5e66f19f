"""Files that people attach to a command."""

import discord

from bot.errors.files import FileGone


class Attached:
    """An attachment, read where it lies at Discord."""

    def __init__(self, file: discord.Attachment) -> None:
        self.size = file.size
        self._file = file

    async def read(self) -> bytes:
        """Its content.

        Raises:
            FileGone: Discord does not give it out.
        """
        try:
            return await self._file.read()
        except discord.HTTPException as error:
            raise FileGone from error
