// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.text.AsmParser;
import org.mortise.ir.text.AsmPrinter;

/** What a floating-point operation may assume: {@code #arith.fastmath<nnan,ninf>}. */
public final class FastMathFlagsAttr extends Attribute {
  static final String MNEMONIC = "fastmath";

  public static final int NONE = 0;
  public static final int REASSOC = 1;
  public static final int NNAN = 1 << 1;
  public static final int NINF = 1 << 2;
  public static final int NSZ = 1 << 3;
  public static final int ARCP = 1 << 4;
  public static final int CONTRACT = 1 << 5;
  public static final int AFN = 1 << 6;
  public static final int FAST = (1 << 7) - 1;

  private static final FlagNames NAMES = new FlagNames(
      "Arith_FastMathAttr", "::mlir::arith::FastMathFlags", ",",
      new String[] {"reassoc", "nnan", "ninf", "nsz", "arcp", "contract", "afn"}, "fast");

  static final AttributeConstraint CONSTRAINT = AttributeConstraint
      .of("Floating point fast math flags", FastMathFlagsAttr.class::isInstance)
      .withStorage(FastMathFlagsAttr.class::isInstance)
      .withForm(new Form());

  private final int bits;

  private FastMathFlagsAttr(Context context, int bits) {
    super(context);
    this.bits = bits;
  }

  public static FastMathFlagsAttr of(Context context, int bits) {
    return context.unique(new FastMathFlagsAttr(context, bits));
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
  static FastMathFlagsAttr parse(AsmParser parser) {
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
    return bits == ((FastMathFlagsAttr) other).bits;
  }

  /** The flags alone, without prefix and mnemonic. */
  private static final class Form implements AttributeConstraint.Form {
    @Override
    public Attribute parse(AsmParser parser) {
      return FastMathFlagsAttr.parse(parser);
    }

    @Override
    public void print(AsmPrinter printer, Attribute attribute) {
      NAMES.print(printer, ((FastMathFlagsAttr) attribute).bits);
    }
  }
}
