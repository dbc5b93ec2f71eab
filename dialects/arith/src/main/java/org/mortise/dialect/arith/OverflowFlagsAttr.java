// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.text.AsmParser;
import org.mortise.ir.text.AsmPrinter;

/** What an integer operation promises not to do: {@code #arith.overflow<nsw, nuw>}. */
public final class OverflowFlagsAttr extends Attribute {
  static final String MNEMONIC = "overflow";

  public static final int NONE = 0;
  public static final int NSW = 1;
  public static final int NUW = 1 << 1;

  private static final FlagNames NAMES = new FlagNames(
      "Arith_IntegerOverflowAttr", "::mlir::arith::IntegerOverflowFlags", ", ", new String[] {"nsw", "nuw"}, null);

  static final AttributeConstraint CONSTRAINT = AttributeConstraint
      .of("Integer overflow arith flags", OverflowFlagsAttr.class::isInstance)
      .withStorage(OverflowFlagsAttr.class::isInstance)
      .withForm(new Form());

  private final int bits;

  private OverflowFlagsAttr(Context context, int bits) {
    super(context);
    this.bits = bits;
  }

  public static OverflowFlagsAttr of(Context context, int bits) {
    return context.unique(new OverflowFlagsAttr(context, bits));
  }

  /** The flags, as a sum of the constants of this class. */
  public int bits() {
    return bits;
  }

  /** Whether all of {@code flags} are set. */
  public boolean has(int flags) {
    return (bits & flags) == flags;
  }

  /** Parses what follows the mnemonic. */
  static OverflowFlagsAttr parse(AsmParser parser) {
    return of(parser.context(), NAMES.parse(parser));
  }

  @Override
  public String dialectNamespace() {
    return ArithDialect.NAMESPACE;
  }

  @Override
  public void print(AsmPrinter printer, boolean elideType) {
    printer.print(MNEMONIC);
    NAMES.print(printer, bits);
  }

  @Override
  protected int structuralHash() {
    return bits;
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    return bits == ((OverflowFlagsAttr) other).bits;
  }

  /** The flags alone, without prefix and mnemonic. */
  private static final class Form implements AttributeConstraint.Form {
    @Override
    public Attribute parse(AsmParser parser) {
      return OverflowFlagsAttr.parse(parser);
    }

    @Override
    public void print(AsmPrinter printer, Attribute attribute) {
      NAMES.print(printer, ((OverflowFlagsAttr) attribute).bits);
    }
  }
}
