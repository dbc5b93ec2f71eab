// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;
import org.mortise.ir.parameters.ParameterForm;
import org.mortise.ir.parameters.ParameterForms;

/** A variadicity: {@code #irdl<variadicity optional>}. */
@AttrDef(name = "irdl.variadicity", parameters = "value: VARIADICITY", format = "$value")
public final class VariadicityAttr extends VariadicityAttrBase {
  static final ParameterForm<Variadicity> VARIADICITY =
      ParameterForms.keyword(Variadicity.class, "::mlir::irdl::Variadicity");

  VariadicityAttr(Context context, Object[] values) {
    super(context, values);
  }
}
