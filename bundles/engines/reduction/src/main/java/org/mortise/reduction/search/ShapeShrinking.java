// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduction.search;

import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Replaces a dimension in all shapes of a program, as text: a change of all types together needs no knowledge of the
 * operations. Only dimensions with several digits are replaced, since others do not make the text longer.
 */
final class ShapeShrinking {
  private static final Pattern DIMENSION = Pattern.compile("(?<=[<x])([1-9][0-9]+)(?=x)");
  private static final String SMALL = "2";

  private ShapeShrinking() {}

  /** Returns the dimensions that can be replaced. */
  static Set<String> dimensions(byte[] text) {
    Set<String> found = new TreeSet<>();
    Matcher matcher = DIMENSION.matcher(new String(text, StandardCharsets.ISO_8859_1));
    while (matcher.find()) {
      found.add(matcher.group());
    }
    return found;
  }

  /** Returns the text with another dimension wherever {@code dimension} is one. */
  static byte[] replace(byte[] text, String dimension) {
    String all = new String(text, StandardCharsets.ISO_8859_1);
    return all.replaceAll("(?<=[<x])" + dimension + "(?=x)", SMALL).getBytes(StandardCharsets.ISO_8859_1);
  }
}
