// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import java.util.function.Function;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;

/** An attribute that is a set of flags, each of which is a bit. */
public abstract class FlagsAttr extends Attribute {
  private final int bits;

  protected FlagsAttr(Context context, int bits) {
    super(context);
    this.bits = bits;
  }

  /**
   * Returns a constraint on attributes of a class, which formats write as the flags alone.
   *
   * @param parser parses the flags after the mnemonic
   */
  protected static <T extends FlagsAttr> AttributeConstraint<T> constraint(
      String description, Class<T> type, Function<AsmParser, Attribute> parser) {
    return AttributeConstraint.ofKind(description, type)
        .withForm(new Form(type, parser));
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

  /** Prints the flags without prefix and mnemonic; also parses an alias or a whole attribute. */
  private record Form(Class<? extends FlagsAttr> type, Function<AsmParser, Attribute> parser)
      implements AttributeConstraint.Form {
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
    public void print(AsmPrinter printer, Attribute attribute) {
      ((FlagsAttr) attribute).names().print(printer, ((FlagsAttr) attribute).bits);
    }
  }
}
