// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import java.util.function.BiConsumer;
import java.util.function.Function;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;

/**
 * Prints an attribute without prefix and mnemonic; parses that text, an alias, or a whole attribute.
 *
 * @param type the class of the attribute
 * @param parser parses the text after the mnemonic
 * @param printer prints the text after the mnemonic
 */
record ShortForm(
    Class<? extends Attribute> type, Function<AsmParser, Attribute> parser,
    BiConsumer<AsmPrinter, Attribute> printer) implements AttributeConstraint.Form {
  @Override
  public Attribute parse(AsmParser text) {
    int position = text.position();
    Attribute whole = text.parseOptionalExtendedAttribute();
    if (whole == null) {
      return parser.apply(text);
    }
    if (!type.isInstance(whole)) {
      throw text.error(position, "invalid kind of attribute specified");
    }
    return whole;
  }

  @Override
  public void print(AsmPrinter out, Attribute attribute) {
    printer.accept(out, attribute);
  }
}
