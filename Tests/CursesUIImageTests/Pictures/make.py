"""Makes the pictures of the tests, with Pillow: the same four fields of colour in many formats.

    red    green
    blue   half transparent white, or white where there is no transparency
"""

import json
import pathlib
import struct
import zlib

from PIL import Image, ImageDraw, ImageFilter

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


def portrait(width, height):
    """Somebody in front of mountains and the sun: what a photograph has, areas, edges and gradients."""
    image = Image.new("RGB", (width, height))
    draw = ImageDraw.Draw(image)

    def box(left, top, right, bottom):
        return [left * width, top * height, right * width, bottom * height]

    for y in range(height):
        t = y / height
        draw.line([(0, y), (width, y)], fill=(int(90 + 120 * t), int(150 + 60 * t), int(235 - 80 * t)))
    draw.ellipse(box(0.7, 0.08, 0.88, 0.32), fill=(255, 236, 150))
    draw.polygon([(0.3 * width, 0.75 * height), (0.6 * width, 0.4 * height), (0.95 * width, 0.75 * height)], fill=(70, 85, 100))
    draw.rectangle(box(0, 0.68, 1, 1), fill=(70, 140, 60))
    draw.ellipse(box(0.4, 0.74, 0.8, 0.95), fill=(60, 120, 200))
    draw.ellipse(box(0.08, 0.3, 0.42, 0.92), fill=(224, 172, 130))
    draw.pieslice(box(0.06, 0.22, 0.44, 0.8), 180, 360, fill=(70, 40, 20))
    draw.ellipse(box(0.15, 0.56, 0.21, 0.64), fill=(30, 30, 30))
    draw.ellipse(box(0.28, 0.56, 0.34, 0.64), fill=(30, 30, 30))
    draw.arc(box(0.17, 0.6, 0.33, 0.8), 20, 160, fill=(150, 30, 40), width=max(1, width // 32))
    return image.filter(ImageFilter.GaussianBlur(width / 200))


save(portrait(96, 72), "portrait.png")

# A folder as Xcode keeps pictures in a project.
catalog = folder / "Catalog" / "Assets.xcassets"
for name, color in (("logo", RED), ("Icons/star", GREEN)):
    images = catalog / f"{name}.imageset"
    images.mkdir(parents=True, exist_ok=True)
    entries = [{"idiom": "universal", "scale": "1x"}]
    for scale in (2, 3):
        entries.append({"idiom": "universal", "filename": f"picture@{scale}x.png", "scale": f"{scale}x"})
        Image.new("RGB", (4 * scale, 4 * scale), color).save(images / f"picture@{scale}x.png")
    entries.append({
        "appearances": [{"appearance": "luminosity", "value": "dark"}],
        "filename": "picture@3x.png", "idiom": "universal", "scale": "3x",
    })
    contents = {"images": entries, "info": {"author": "xcode", "version": 1}}
    (images / "Contents.json").write_text(json.dumps(contents, indent=2) + "\n")
