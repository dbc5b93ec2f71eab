// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.compare;

import java.util.Collections;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mortise.importer.records.TableRecord;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;

/**
 * Default values of attributes in one form: numbers, words of enumerations and strings without their type, lists
 * separated by commas.
 */
final class DefaultText {
  private static final Pattern SPLAT = Pattern.compile("dense<([^\\[\\]]*)> : (?:tensor|vector)<(\\d+)x.*>");
  private static final Pattern DENSE = Pattern.compile("dense<\\[(.*)\\]> : .*");
  private static final Pattern ARRAY = Pattern.compile("array<\\w+(?:: (.*))?>");
  private static final Pattern LIST = Pattern.compile("\\[(.*)\\]");
  private static final Pattern NESTED = Pattern.compile("#[^<]*<(?:\\w+ )?(.*)>");
  private static final Pattern PLAIN = Pattern.compile("#[\\w.$]+");
  private static final Pattern TYPED = Pattern.compile("(-?[\\w.+-]+) : \\w+");
  private static final Pattern TEXT = Pattern.compile("\"(.*)\"");
  private static final Pattern CAST = Pattern.compile("static_cast<[^>]*>\\(([^()]*)\\)");
  private static final Pattern BRACES = Pattern.compile("\\{\\s*(.*?)\\s*\\}");

  private DefaultText() {}

  /** Returns the text of a value of ours. */
  static String of(Context context, Attribute value) {
    String text = context.textForm().of(value);
    Matcher splat = SPLAT.matcher(text);
    if (splat.matches()) {
      return String.join(", ", Collections.nCopies(Integer.parseInt(splat.group(2)), splat.group(1)));
    }
    for (Pattern pattern : new Pattern[] {DENSE, ARRAY, LIST, NESTED, TYPED, TEXT}) {
      Matcher matcher = pattern.matcher(text);
      if (matcher.matches()) {
        return matcher.group(1) == null ? "" : matcher.group(1);
      }
    }
    return PLAIN.matcher(text).matches() ? "" : text;
  }

  /**
   * Returns the text of a value in C++.
   *
   * @param enumeration the enumeration of the attribute's values, or null
   */
  static String of(String cpp, @Nullable TableRecord enumeration) {
    String text = CAST.matcher(cpp.strip()).replaceAll("$1");
    if (enumeration != null) {
      String symbol = text.substring(text.lastIndexOf(':') + 1);
      for (TableRecord each : enumeration.records("enumerants")) {
        if (each.text("symbol").equals(symbol)) {
          return each.text("str") + " = " + each.text("value");
        }
      }
    }
    for (Pattern pattern : new Pattern[] {BRACES, TEXT}) {
      Matcher matcher = pattern.matcher(text);
      if (matcher.matches()) {
        return matcher.group(1);
      }
    }
    return text;
  }

  /** Returns whether a value of ours is one of MLIR, which may be a word with its number, or {@code {}}. */
  static boolean isSame(String ours, String theirs) {
    if (ours.equals(theirs) || theirs.isEmpty() && (ours.equals("0") || ours.equals("none"))) {
      return true;
    }
    int number = theirs.lastIndexOf(" = ");
    return number >= 0
        && (ours.equals(theirs.substring(0, number)) || ours.equals(theirs.substring(number + " = ".length())));
  }
}
