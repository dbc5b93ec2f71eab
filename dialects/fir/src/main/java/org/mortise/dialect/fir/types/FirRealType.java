// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.parameters.TypeDef;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.RepresentedType;

/** Fortran's {@code REAL} of a kind: {@code !fir.real<8>}. */
@TypeDef(name = "fir.real", parameters = "kind: NUMBER", format = "`<` $kind `>`")
public final class FirRealType extends FirRealTypeBase implements RepresentedType {
  FirRealType(Context context, Object[] values) {
    super(context, values);
  }

  /** Returns the format of a Fortran kind; {@code f32} for unknown kinds. */
  public static FloatKind floatKind(int kind) {
    return switch (kind) {
      case 2 -> FloatKind.F16;
      case 3 -> FloatKind.BF16;
      case 8 -> FloatKind.F64;
      case 10 -> FloatKind.F80;
      case 16 -> FloatKind.F128;
      default -> FloatKind.F32;
    };
  }

  @Override
  public Type representation() {
    return FloatType.of(context(), floatKind(kind()));
  }
}
