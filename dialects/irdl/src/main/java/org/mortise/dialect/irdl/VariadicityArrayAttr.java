// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

import java.util.List;
import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;
import org.mortise.ir.parameters.ParameterForm;
import org.mortise.ir.parameters.ParameterForms;
import org.mortise.ir.parameters.ParametricForm;

/** The variadicities of all operands or results of a definition: {@code #irdl<variadicity_array[ single]>}. */
@AttrDef(name = "irdl.variadicity_array",
    parameters = "value: VALUES = []",
    format = "`` `[` (`]`) : ($value^ `]`)?")
public final class VariadicityArrayAttr extends VariadicityArrayAttrBase {
  static final ParameterForm<List<VariadicityAttr>> VALUES =
      ParameterForms.list(ParametricForm.nested(VariadicityAttr.class, VariadicityAttr::declaration));

  VariadicityArrayAttr(Context context, Object[] values) {
    super(context, values);
  }

  /** Returns the attribute of some variadicities. */
  public static VariadicityArrayAttr ofAll(Context context, List<Variadicity> values) {
    return of(context, values.stream().map(value -> VariadicityAttr.of(context, value)).toList());
  }

  /** Returns the variadicities. */
  public List<Variadicity> values() {
    return value().stream().map(VariadicityAttr::value).toList();
  }
}
