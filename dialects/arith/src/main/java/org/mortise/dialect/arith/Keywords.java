// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.util.List;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.text.AsmParser;
import org.mortise.ir.text.AsmPrinter;
import org.mortise.ir.types.IntegerType;

/**
 * An enumeration that is kept as an integer attribute and written as a keyword: the case of number 0 by the first
 * keyword, and so on.
 */
public final class Keywords implements AttributeConstraint.Form {
  private final String attributeName;
  private final int width;
  private final List<String> keywords;

  private Keywords(String attributeName, int width, List<String> keywords) {
    this.attributeName = attributeName;
    this.width = width;
    this.keywords = keywords;
  }

  /**
   * The constraint of an enumeration.
   *
   * @param description how errors say what the attribute must be
   * @param attributeName the name of the attribute, for errors
   * @param width width of the integer
   */
  public static AttributeConstraint constraint(
      String description, String attributeName, int width, List<String> keywords) {
    return AttributeConstraint
        .of(description, attribute -> isCase(attribute, width, keywords.size()))
        .withForm(new Keywords(attributeName, width, List.copyOf(keywords)));
  }

  private static boolean isCase(Attribute attribute, int width, int count) {
    if (!(attribute instanceof IntegerAttr integer) || !IntegerType.isSignless(integer.type(), width)) {
      return false;
    }
    long number = integer.longValue();
    return number >= 0 && number < count;
  }

  /** The attribute for the case of that number. */
  public static IntegerAttr attribute(Context context, int width, int number) {
    return IntegerAttr.of(IntegerType.of(context, width), number);
  }

  @Override
  public Attribute parse(AsmParser parser) {
    int position = parser.position();
    Attribute parsed = parseOptional(parser);
    if (parsed != null) {
      return parsed;
    }
    throw parser.error(position, "expected string or keyword containing one of the following enum values for attribute '"
        + attributeName + "' [" + String.join(", ", keywords) + "]");
  }

  @Override
  public Attribute parseOptional(AsmParser parser) {
    for (int i = 0; i < keywords.size(); i++) {
      if (parser.parseOptionalKeyword(keywords.get(i))) {
        return attribute(parser.context(), width, i);
      }
    }
    int position = parser.position();
    String text = parser.parseOptionalString();
    if (text == null) {
      return null;
    }
    int number = keywords.indexOf(text);
    if (number < 0) {
      throw parser.error(position, "invalid " + attributeName + " attribute specification: \"" + text + "\"");
    }
    return attribute(parser.context(), width, number);
  }

  @Override
  public void print(AsmPrinter printer, Attribute attribute) {
    printer.print(keywords.get((int) ((IntegerAttr) attribute).longValue()));
  }
}
