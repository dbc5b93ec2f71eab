// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import org.mortise.ir.Context;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;
import org.mortise.ir.parameters.AttrDef;
import org.mortise.ir.parameters.ParameterForm;
import org.mortise.ir.parameters.ParameterForms;

/** The predicate of {@code index.cmp}: {@code #index<cmp_predicate slt>}. */
@AttrDef(name = "index.cmp_predicate", definition = "IndexCmpPredicateAttr",
    parameters = "value: PREDICATE",
    format = "$value",
    description = "index comparison predicate kind")
public final class CmpPredicateAttr extends CmpPredicateAttrBase {
  static final ParameterForm<IntegerPredicate> PREDICATE =
      ParameterForms.keyword(IntegerPredicate.class, "::mlir::index::IndexCmpPredicate");

  CmpPredicateAttr(Context context, Object[] values) {
    super(context, values);
  }
}
