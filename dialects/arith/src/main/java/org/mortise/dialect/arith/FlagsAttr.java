// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.util.function.Function;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.text.AsmParser;
import org.mortise.ir.text.AsmPrinter;

/** A set of flags, each of which is a bit. */
abstract class FlagsAttr extends Attribute {
  private final int bits;

  FlagsAttr(Context context, int bits) {
    super(context);
    this.bits = bits;
  }

  static AttributeConstraint constraint(
      String description, Class<? extends FlagsAttr> type, Function<AsmParser, Attribute> parser) {
    return AttributeConstraint.of(description, type::isInstance)
        .withStorage(type::isInstance)
        .withForm(new Form(parser));
  }

  abstract String mnemonic();

  abstract FlagNames names();

  /** The flags, as a sum of the constants of this class. */
  public final int bits() {
    return bits;
  }

  /** Whether all of {@code flags} are set. */
  public final boolean has(int flags) {
    return (bits & flags) == flags;
  }

  @Override
  public final String dialectNamespace() {
    return ArithDialect.NAMESPACE;
  }

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

  /** The flags alone, without prefix and mnemonic. */
  private record Form(Function<AsmParser, Attribute> parser) implements AttributeConstraint.Form {
    @Override
    public Attribute parse(AsmParser text) {
      return parser.apply(text);
    }

    @Override
    public void print(AsmPrinter printer, Attribute attribute) {
      ((FlagsAttr) attribute).names().print(printer, ((FlagsAttr) attribute).bits);
    }
  }
}
