// SPDX-License-Identifier: Apache-2.0
package org.mortise.report.internal;

import java.util.HashMap;
import java.util.Map;

/** A text with marks {@code {{name}}}, which are replaced by other texts. Marks in these texts are not replaced. */
final class Template {
  private static final String BEGIN = "{{";
  private static final String END = "}}";

  private final String text;
  private final Map<String, String> values = new HashMap<>();

  Template(String text) {
    this.text = text;
  }

  Template with(String name, String value) {
    values.put(name, value);
    return this;
  }

  /** Returns the text. Each mark must have a value. */
  String text() {
    StringBuilder filled = new StringBuilder(text.length() * 2);
    int at = 0;
    for (int begin = text.indexOf(BEGIN); begin >= 0; begin = text.indexOf(BEGIN, at)) {
      int end = text.indexOf(END, begin);
      String value = values.get(text.substring(begin + BEGIN.length(), end));
      if (value == null) {
        throw new IllegalStateException("no value for " + text.substring(begin, end + END.length()));
      }
      filled.append(text, at, begin).append(value);
      at = end + END.length();
    }
    return filled.append(text, at, text.length()).toString();
  }
}
