// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.async;

import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.parameters.ParameterForm;
import org.mortise.ir.parameters.ParameterForms;
import org.mortise.ir.parameters.TypeDef;

/** A value that may not be available yet: {@code !async.value<f32>}. */
@TypeDef(name = "async.value", parameters = "valueType: VALUE", format = "`<` $valueType `>`")
public final class ValueType extends ValueTypeBase {
  /** The dialect explains errors. */
  static final ParameterForm<Type> VALUE = ParameterForms.TYPE.withType("");

  ValueType(Context context, Object[] values) {
    super(context, values);
  }

  /** Returns the value type of an {@code async.value} type; other types are returned unchanged. */
  static Type unwrap(Type type) {
    return type instanceof ValueType value ? value.valueType() : type;
  }
}
