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

/** The assumptions of a floating-point operation: {@code #llvm.fastmath<nnan, ninf>}. */
public final class LlvmFastMathFlagsAttr extends FlagsAttr {
  static final String MNEMONIC = "fastmath";

  public static final int NONE = 0;
  public static final int NNAN = 1;
  public static final int NINF = 1 << 1;
  public static final int NSZ = 1 << 2;
  public static final int ARCP = 1 << 3;
  public static final int CONTRACT = 1 << 4;
  public static final int AFN = 1 << 5;
  public static final int REASSOC = 1 << 6;
  public static final int FAST = (1 << 7) - 1;

  private static final FlagNames NAMES = new FlagNames(
      "LLVM_FastmathFlagsAttr", "::mlir::LLVM::FastmathFlags", ", ",
      new String[] {"nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc"}, "fast");

  /** The constraint on such attributes. */
  public static final AttributeConstraint<LlvmFastMathFlagsAttr> CONSTRAINT =
      constraint("LLVM fastmath flags", LlvmFastMathFlagsAttr.class, LlvmFastMathFlagsAttr::parse);

  /** No flags. */
  public static final Function<Context, Attribute> DEFAULT = context -> of(context, 0);

  private LlvmFastMathFlagsAttr(Context context, int bits) {
    super(context, bits);
  }

  /** Returns the attribute for a sum of the constants of this class. */
  public static LlvmFastMathFlagsAttr of(Context context, int bits) {
    return context.unique(new LlvmFastMathFlagsAttr(context, bits));
  }

  /** Parses the flags after the mnemonic. */
  static LlvmFastMathFlagsAttr parse(AsmParser parser) {
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
