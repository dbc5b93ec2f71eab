// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import java.util.function.Function;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;

/** An attribute that is one value of an enumeration: {@code #vector.punctuation<comma>}. */
public abstract class EnumAttr extends Attribute {
  private final int value;

  protected EnumAttr(Context context, int value) {
    super(context);
    this.value = value;
  }

  /**
   * Returns a constraint on attributes of a class, written as the bare name in formats.
   *
   * @param parser parses the name after the mnemonic
   */
  protected static <T extends EnumAttr> AttributeConstraint<T> constraint(
      String description, Class<T> type, Function<AsmParser, Attribute> parser) {
    return AttributeConstraint.ofKind(description, type).withForm(new ShortForm(type, parser, (printer, attribute) ->
        type.cast(attribute).names().print(printer, type.cast(attribute).value())));
  }

  /** Returns the word after the namespace of the dialect. */
  protected abstract String mnemonic();

  /** Returns the names of the values. */
  protected abstract EnumNames names();

  /** Returns the number of the value. */
  public final int value() {
    return value;
  }

  /** Returns the name of the value. */
  public final String word() {
    return names().names()[value];
  }

  @Override
  public abstract String dialectNamespace();

  @Override
  public final void print(AsmPrinter printer, boolean elideType) {
    printer.print(mnemonic());
    names().print(printer, value);
  }

  @Override
  protected final int structuralHash() {
    return value;
  }

  @Override
  protected final boolean structurallyEquals(Object other) {
    return value == ((EnumAttr) other).value;
  }
}
