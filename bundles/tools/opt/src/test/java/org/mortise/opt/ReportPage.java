// SPDX-License-Identifier: Apache-2.0
package org.mortise.opt;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.InflaterInputStream;

/** The page of a report, as a browser reads it. */
record ReportPage(String html) {
  static ReportPage of(Path file) {
    try {
      return new ReportPage(Files.readString(file));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /** Returns the data of the block with an identifier: {@code index}, or {@code b0} and so on. */
  String block(String id) {
    Matcher found = Pattern.compile("<script type=\"application/octet-stream\" id=\"" + id + "\">([^<]*)</script>")
        .matcher(html);
    if (!found.find()) {
      throw new AssertionError("no block " + id);
    }
    byte[] packed = Base64.getDecoder().decode(found.group(1));
    try (InflaterInputStream in = new InflaterInputStream(new ByteArrayInputStream(packed))) {
      return new String(in.readAllBytes(), StandardCharsets.US_ASCII);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /** Returns the page without the parts that differ between runs. */
  String withoutTimes() {
    return html.replaceAll("[\\d.]+<meter[^>]*>", "").replaceAll("[\\d.]+ ms", "")
        .replaceAll("id=\"steps\">[^<]*<", "");
  }
}
