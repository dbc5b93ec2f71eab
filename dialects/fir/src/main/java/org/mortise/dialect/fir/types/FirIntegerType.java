// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.Context;

/** Fortran's {@code INTEGER} of a kind: {@code !fir.int<4>}. */
public final class FirIntegerType extends NumberedType {
  static final String MNEMONIC = "int";

  private FirIntegerType(Context context, int kind) {
    super(context, kind);
  }

  /** Returns the type with this kind. */
  public static FirIntegerType of(Context context, int kind) {
    return context.unique(new FirIntegerType(context, kind));
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
