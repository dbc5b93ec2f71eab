// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.stablehlo;

import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.text.parser.SymbolText;

/**
 * Attributes of StableHLO by their text: how the imported definition represents them depends on what the file says of
 * their parameters.
 */
final class Texts {
  private static final Pattern LIST = Pattern.compile("(\\w+) = (\\[[^]]*])");

  private Texts() {}

  /** Returns the attribute with a text. */
  static Attribute parse(Context context, String text) {
    return SymbolText.parseAttribute(context, text, AttributeConstraints.ANY);
  }

  /** Returns the text in the outermost angle brackets. */
  static String body(Attribute attribute) {
    String text = attribute.toString();
    return text.substring(text.indexOf('<') + 1, text.lastIndexOf('>'));
  }

  /** Returns the lists {@code name = [...]} in the text of an attribute. */
  static Map<String, String> lists(Attribute attribute) {
    Map<String, String> lists = new TreeMap<>();
    Matcher list = LIST.matcher(attribute.toString());
    while (list.find()) {
      lists.put(list.group(1), list.group(2));
    }
    return lists;
  }
}
