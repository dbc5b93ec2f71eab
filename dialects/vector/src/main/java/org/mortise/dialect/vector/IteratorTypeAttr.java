// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;
import org.mortise.ir.parameters.Keyword;
import org.mortise.ir.parameters.ParameterForm;
import org.mortise.ir.parameters.ParameterForms;

/** The kind of a dimension of a contraction: {@code #vector.iterator_type<parallel>}. */
@AttrDef(name = "vector.iterator_type", definition = "Vector_IteratorTypeEnum",
    parameters = "value: KIND",
    format = "`<` $value `>`")
public final class IteratorTypeAttr extends IteratorTypeAttrBase {
  /** The kinds of dimensions. */
  public enum Kind implements Keyword {
    PARALLEL, REDUCTION
  }

  static final ParameterForm<Kind> KIND = ParameterForms.keyword(Kind.class, "::mlir::vector::IteratorType");

  IteratorTypeAttr(Context context, Object[] values) {
    super(context, values);
  }
}
