// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import java.util.function.Function;
import org.mortise.dialect.llvm.types.LlvmTypes;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.FlagNames;
import org.mortise.ir.definition.FlagsAttr;

/** The overflows that an integer operation excludes: {@code #llvm.overflow<nsw, nuw>}. */
public final class LlvmOverflowFlagsAttr extends FlagsAttr {
  static final String MNEMONIC = "overflow";

  public static final int NONE = 0;
  public static final int NSW = 1;
  public static final int NUW = 1 << 1;

  private static final FlagNames NAMES = new FlagNames(
      "LLVM_IntegerOverflowFlagsAttr", "::mlir::LLVM::IntegerOverflowFlags", ", ",
      new String[] {"nsw", "nuw"}, null);

  /** The constraint on such attributes. */
  public static final AttributeConstraint<LlvmOverflowFlagsAttr> CONSTRAINT =
      constraint("LLVM integer overflow flags", LlvmOverflowFlagsAttr.class, LlvmOverflowFlagsAttr::parse);

  /** No flags. */
  public static final Function<Context, Attribute> DEFAULT = context -> of(context, 0);

  private LlvmOverflowFlagsAttr(Context context, int bits) {
    super(context, bits);
  }

  /** Returns the attribute for a sum of the constants of this class. */
  public static LlvmOverflowFlagsAttr of(Context context, int bits) {
    return context.unique(new LlvmOverflowFlagsAttr(context, bits));
  }

  /** Parses the flags after the mnemonic. */
  static LlvmOverflowFlagsAttr parse(AsmParser parser) {
    return of(parser.context(), NAMES.parse(parser));
  }

  @Override
  public String dialectNamespace() {
    return LlvmTypes.NAMESPACE;
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
