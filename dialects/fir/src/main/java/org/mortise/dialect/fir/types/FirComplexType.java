// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.RepresentedType;

/** Fortran's {@code COMPLEX} of a kind: {@code !fir.complex<4>}. */
public final class FirComplexType extends NumberedType implements RepresentedType {
  static final String MNEMONIC = "complex";

  private FirComplexType(Context context, int kind) {
    super(context, kind);
  }

  public static FirComplexType of(Context context, int kind) {
    return context.unique(new FirComplexType(context, kind));
  }

  public int kind() {
    return number;
  }

  @Override
  public Type representation() {
    return ComplexType.of(FloatType.of(context(), FirRealType.floatKind(number)));
  }

  @Override
  String mnemonic() {
    return MNEMONIC;
  }
}
