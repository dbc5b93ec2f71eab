// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.Context;

/** Fortran's {@code REAL} of a kind: {@code !fir.real<8>}. */
public final class FirRealType extends NumberedType {
  static final String MNEMONIC = "real";

  private FirRealType(Context context, int kind) {
    super(context, kind);
  }

  /** Returns the type with this kind. */
  public static FirRealType of(Context context, int kind) {
    return context.unique(new FirRealType(context, kind));
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
