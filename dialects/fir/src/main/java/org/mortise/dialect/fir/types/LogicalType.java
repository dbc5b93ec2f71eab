// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.parameters.TypeDef;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.RepresentedType;

/** Fortran's {@code LOGICAL} of a kind: {@code !fir.logical<4>}. */
@TypeDef(name = "fir.logical", parameters = "kind: NUMBER", format = "`<` $kind `>`")
public final class LogicalType extends LogicalTypeBase implements RepresentedType {
  LogicalType(Context context, Object[] values) {
    super(context, values);
  }

  /** Returns the integer type of as many bytes; every value but 0 is true. */
  @Override
  public Type representation() {
    return IntegerType.of(context(), FirIntegerType.bits(kind()));
  }
}
