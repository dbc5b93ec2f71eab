// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods;

import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.text.parser.SymbolText;

/**
 * Types and attributes of dialects of files by their text, for a {@link SyntaxLibrary}: how they are represented
 * depends on what the file says of their parameters.
 */
public final class SyntaxTexts {
  private SyntaxTexts() {}

  /** Returns the attribute with a text. */
  public static Attribute parseAttribute(Context context, String text) {
    return SymbolText.parseAttribute(context, text, AttributeConstraints.ANY);
  }

  /** Returns the type with a text. */
  public static Type parseType(Context context, String text) {
    return SymbolText.parseType(context, text);
  }

  /** Returns the text in the outermost angle brackets of a type or attribute; all of it if there are none. */
  public static String body(Object typeOrAttribute) {
    String text = typeOrAttribute.toString();
    int open = text.indexOf('<');
    return open < 0 ? text : text.substring(open + 1, text.lastIndexOf('>'));
  }
}
