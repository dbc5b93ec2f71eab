// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.parameters.ParameterForm;
import org.mortise.ir.parameters.ParameterForms;
import org.mortise.ir.parameters.TypeDef;
import org.mortise.ir.types.IntegerType;

/** An integer parameter: {@code !transform.param<i64>}. */
@TypeDef(name = "transform.param", definition = "Transform_ParamType",
    parameters = "type: TYPE",
    format = "`<` $type `>`")
public final class ParamType extends ParamTypeBase {
  static final ParameterForm<Type> TYPE = ParameterForms.TYPE.withType("::mlir::Type");
  private static final int MAX_WIDTH = 64;

  ParamType(Context context, Object[] values) {
    super(context, values);
  }

  static @Nullable String verify(Type type) {
    return type instanceof IntegerType integer && integer.width() <= MAX_WIDTH
        ? null : "only supports integer types with width <=64";
  }
}
