// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.parameters.TypeDef;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.RepresentedType;

/** Fortran's {@code COMPLEX} of a kind: {@code !fir.complex<4>}. */
@TypeDef(name = "fir.complex", parameters = "kind: NUMBER", format = "`<` $kind `>`")
public final class FirComplexType extends FirComplexTypeBase implements RepresentedType {
  FirComplexType(Context context, Object[] values) {
    super(context, values);
  }

  @Override
  public Type representation() {
    return ComplexType.of(FloatType.of(context(), FirRealType.floatKind(kind())));
  }
}
