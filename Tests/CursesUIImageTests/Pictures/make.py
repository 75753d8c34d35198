"""Makes the pictures of the tests, with Pillow: the same four fields of colour in many formats.

    red    green
    blue   half transparent white, or white where there is no transparency
"""

import pathlib
import struct
import zlib

from PIL import Image

folder = pathlib.Path(__file__).parent
RED, GREEN, BLUE, WHITE = (255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 255)


def fields(side, mode="RGB", alpha=None):
    """Four square fields, of `side` pixels each."""
    image = Image.new("RGBA", (2 * side, 2 * side))
    for index, color in enumerate((RED, GREEN, BLUE, WHITE)):
        opacity = alpha if index == 3 and alpha is not None else 255
        left, top = index % 2 * side, index // 2 * side
        image.paste((*color, opacity), (left, top, left + side, top + side))
    return image if mode == "RGBA" else image.convert("RGB").convert(mode)


def save(image, name, **options):
    image.save(folder / name, **options)


def save_interlaced(image, name):
    """Writes eight-bit RGB in the seven passes of Adam7, which Pillow does not."""
    passes = ((0, 8, 0, 8), (4, 8, 0, 8), (0, 4, 4, 8), (2, 4, 0, 4), (0, 2, 2, 4), (1, 2, 0, 2), (0, 1, 1, 2))
    rows = b""
    for first_column, columns, first_row, row_step in passes:
        for y in range(first_row, image.height, row_step):
            pixels = [image.getpixel((x, y)) for x in range(first_column, image.width, columns)]
            if pixels:
                rows += b"\0" + b"".join(bytes(pixel) for pixel in pixels)

    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    header = struct.pack(">IIBBBBB", image.width, image.height, 8, 2, 0, 0, 1)
    data = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header)
    data += chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
    (folder / name).write_bytes(data)


save(fields(2), "rgb.png")
save_interlaced(fields(8), "interlaced.png")
save(fields(2, "RGBA", alpha=0), "rgba.png")
save(fields(2, "L"), "grey.png")
save(fields(2, "RGBA", alpha=0).convert("LA"), "grey-alpha.png")
save(fields(2, "1"), "one-bit.png")
save(fields(2).quantize(4), "palette.png")
transparent = fields(2).quantize(4)
save(transparent, "palette-transparent.png", transparency=transparent.getpixel((3, 3)))

# Fields of eight pixels, which are blocks of JPEG.
save(fields(8), "baseline.jpg", quality=95, subsampling=0)
save(fields(8), "progressive.jpg", quality=95, subsampling=0, progressive=True)
save(fields(8, "L"), "grey.jpg", quality=95)
save(fields(8, "CMYK"), "cmyk.jpg", quality=95)
# Lying on its side: to be turned to the right to be seen (6), as a camera writes it.
exif = Image.Exif()
exif[0x0112] = 6
save(fields(8).transpose(Image.Transpose.ROTATE_90), "turned.jpg", quality=95, subsampling=0, exif=exif)
save(fields(2).convert("P"), "picture.gif")
