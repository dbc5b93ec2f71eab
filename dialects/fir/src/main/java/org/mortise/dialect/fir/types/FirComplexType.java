// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.Context;

/** Fortran's {@code COMPLEX} of a kind: {@code !fir.complex<4>}. */
public final class FirComplexType extends NumberedType {
  static final String MNEMONIC = "complex";

  private FirComplexType(Context context, int kind) {
    super(context, kind);
  }

  /** Returns the type with this kind. */
  public static FirComplexType of(Context context, int kind) {
    return context.unique(new FirComplexType(context, kind));
  }

  /** Returns the kind. */
  public int kind() {
    return number;
  }

  @Override
  String mnemonic() {
    return MNEMONIC;
  }
}
