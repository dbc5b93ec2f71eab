// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.util.function.Function;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.FlagNames;
import org.mortise.ir.definition.FlagsAttr;
import org.mortise.ir.interfaces.ranges.Overflow;

/** The overflows that an integer operation excludes: {@code #arith.overflow<nsw, nuw>}. */
public final class OverflowFlagsAttr extends FlagsAttr {
  static final String MNEMONIC = "overflow";

  public static final int NONE = 0;
  public static final int NSW = 1;
  public static final int NUW = 1 << 1;

  private static final FlagNames NAMES = new FlagNames(
      "Arith_IntegerOverflowAttr", "::mlir::arith::IntegerOverflowFlags", ", ", new String[] {"nsw", "nuw"}, null);

  static final AttributeConstraint<OverflowFlagsAttr> CONSTRAINT =
      constraint("Integer overflow arith flags", OverflowFlagsAttr.class, OverflowFlagsAttr::parse);

  /** No flags. */
  static final Function<Context, Attribute> DEFAULT = context -> of(context, 0);

  private OverflowFlagsAttr(Context context, int bits) {
    super(context, bits);
  }

  /** Returns the attribute for a sum of the constants of this class. */
  public static OverflowFlagsAttr of(Context context, int bits) {
    return context.unique(new OverflowFlagsAttr(context, bits));
  }

  /** Returns the overflows that are excluded. */
  public Overflow overflow() {
    return bits() == NONE ? Overflow.WRAPS : new Overflow((bits() & NSW) != 0, (bits() & NUW) != 0);
  }

  /** Parses the flags after the mnemonic. */
  static OverflowFlagsAttr parse(AsmParser parser) {
    return of(parser.context(), NAMES.parse(parser));
  }

  @Override
  public String dialectNamespace() {
    return ArithDialect.NAMESPACE;
  }

  @Override
  protected String mnemonic() {
    return MNEMONIC;
  }

  @Override
  protected FlagNames names() {
    return NAMES;
  }
}
