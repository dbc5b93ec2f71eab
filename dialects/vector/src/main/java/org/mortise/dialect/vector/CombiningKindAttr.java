// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.Computation;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.FlagNames;
import org.mortise.ir.definition.FlagsAttr;
import org.mortise.ir.interfaces.ranges.ReductionKind;

/** The function that combines elements in reductions and contractions: {@code #vector.kind<add>}. */
public final class CombiningKindAttr extends FlagsAttr {
  static final String MNEMONIC = "kind";

  private static final FlagNames NAMES = new FlagNames(
      "Vector_CombiningKindAttr", "::mlir::vector::CombiningKind", "|", ReductionKind.keywords(), null, null);

  /** The constraint on such attributes. */
  public static final AttributeConstraint<CombiningKindAttr> CONSTRAINT = constraint(
      "Kind of combining function for contractions and reductions", CombiningKindAttr.class, CombiningKindAttr::parse);

  /** Addition. */
  public static final Function<Context, Attribute> DEFAULT = context -> of(context, ReductionKind.ADD);

  private CombiningKindAttr(Context context, int bits) {
    super(context, bits);
  }

  /** Returns the attribute of a kind. */
  public static CombiningKindAttr of(Context context, ReductionKind kind) {
    return of(context, 1 << kind.ordinal());
  }

  private static CombiningKindAttr of(Context context, int bits) {
    return context.unique(new CombiningKindAttr(context, bits));
  }

  static CombiningKindAttr parse(AsmParser parser) {
    return of(parser.context(), NAMES.parse(parser));
  }

  /** Returns the kind; null if several are set. */
  public @Nullable ReductionKind kind() {
    return Integer.bitCount(bits()) == 1 ? ReductionKind.of(Integer.numberOfTrailingZeros(bits())) : null;
  }

  /** Returns the function that combines numbers of type {@code element}; null if there is none. */
  public @Nullable Computation function(Type element) {
    ReductionKind kind = kind();
    return kind == null ? null : kind.function(element);
  }

  /** Returns the name of the kind, such as {@code add}. */
  public String word() {
    String text = toString();
    return text.substring(text.indexOf('<') + 1, text.length() - 1);
  }

  @Override
  public String dialectNamespace() {
    return VectorDialect.NAMESPACE;
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
