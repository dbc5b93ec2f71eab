// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.TypeDef;

/** The type of the name of a component of a derived type: {@code !fir.field}. */
@TypeDef(name = "fir.field")
public final class FieldType extends FieldTypeBase {
  FieldType(Context context, Object[] values) {
    super(context, values);
  }
}
