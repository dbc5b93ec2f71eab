// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.Computation;
import org.mortise.ir.interfaces.ranges.ReductionKind;
import org.mortise.ir.parameters.AttrDef;
import org.mortise.ir.parameters.FlagNames;
import org.mortise.ir.parameters.FlagsAttr;
import org.mortise.ir.parameters.ParameterForm;

/** The function that combines elements in reductions and contractions: {@code #vector.kind<add>}. */
@AttrDef(name = "vector.kind", definition = "Vector_CombiningKindAttr", base = FlagsAttr.class,
    parameters = "value: KINDS",
    format = "`<` $value `>`",
    description = "Kind of combining function for contractions and reductions")
public final class CombiningKindAttr extends CombiningKindAttrBase {
  static final ParameterForm<Integer> KINDS =
      FlagNames.form("::mlir::vector::CombiningKind", "|", null, null, ReductionKind.keywords());

  /** Addition. */
  public static final Function<Context, Attribute> DEFAULT = context -> of(context, ReductionKind.ADD);

  CombiningKindAttr(Context context, Object[] values) {
    super(context, values);
  }

  /** Returns the attribute of a kind. */
  public static CombiningKindAttr of(Context context, ReductionKind kind) {
    return of(context, 1 << kind.ordinal());
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
}
