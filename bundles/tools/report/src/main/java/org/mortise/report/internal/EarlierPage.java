// SPDX-License-Identifier: Apache-2.0
package org.mortise.report.internal;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The data of a page that was written before. It is not unpacked, but copied into another page, whose script compares
 * it with its own.
 */
public final class EarlierPage {
  private static final Pattern BLOCK = Pattern.compile(
      "<script type=\"application/octet-stream\" id=\"(index|steps|b\\d+)\">([A-Za-z0-9+/=]+)</script>");

  private final Map<String, String> blocks = new LinkedHashMap<>();

  private EarlierPage() {}

  /**
   * Reads a page.
   *
   * @throws IllegalArgumentException if it is not the whole page of a report
   */
  public static EarlierPage of(byte[] page) {
    String text = new String(page, StandardCharsets.ISO_8859_1);
    EarlierPage earlier = new EarlierPage();
    Matcher matcher = BLOCK.matcher(text);
    while (matcher.find()) {
      earlier.blocks.put(matcher.group(1), matcher.group(2));
    }
    boolean isReport = text.contains(Page.GENERATOR) && earlier.blocks.containsKey("index")
        && earlier.blocks.containsKey("steps");
    if (!isReport || !text.endsWith(Page.END)) {
      throw new IllegalArgumentException(
          text.contains(Page.GENERATOR) ? "the report is not complete" : "this is no report of this version");
    }
    return earlier;
  }

  /** Writes the data into another page. */
  void writeTo(OutputStream out) throws IOException {
    for (Map.Entry<String, String> block : blocks.entrySet()) {
      String element = "<script type=\"application/octet-stream\" id=\"old-" + block.getKey() + "\">" + block.getValue()
          + "</script>\n";
      out.write(element.getBytes(StandardCharsets.US_ASCII));
    }
  }
}
