// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import java.util.function.Function;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;

/** An attribute that is a set of flags, one bit each. */
public abstract class FlagsAttr extends Attribute {
  private final int bits;

  protected FlagsAttr(Context context, int bits) {
    super(context);
    this.bits = bits;
  }

  /**
   * Returns a constraint on attributes of a class, written as the bare flags in formats.
   *
   * @param parser parses the flags after the mnemonic
   */
  protected static <T extends FlagsAttr> AttributeConstraint<T> constraint(
      String description, Class<T> type, Function<AsmParser, Attribute> parser) {
    return AttributeConstraint.ofKind(description, type)
        .withForm(new ShortForm(type, parser, (printer, attribute) ->
            type.cast(attribute).names().print(printer, type.cast(attribute).bits())));
  }

  /** Returns the word after the namespace of the dialect. */
  protected abstract String mnemonic();

  /** Returns the names of the flags. */
  protected abstract FlagNames names();

  /** Returns the flags as a sum of the constants of the class. */
  public final int bits() {
    return bits;
  }

  /** Returns whether all of {@code flags} are set. */
  public final boolean has(int flags) {
    return (bits & flags) == flags;
  }

  @Override
  public abstract String dialectNamespace();

  @Override
  public final void print(AsmPrinter printer, boolean elideType) {
    printer.print(mnemonic());
    names().print(printer, bits);
  }

  @Override
  protected final int structuralHash() {
    return bits;
  }

  @Override
  protected final boolean structurallyEquals(Object other) {
    return bits == ((FlagsAttr) other).bits;
  }
}
