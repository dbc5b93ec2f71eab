// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.Context;

/** The type of no value: {@code !fir.void}. */
public final class VoidType extends ParameterlessType {
  static final String MNEMONIC = "void";

  private VoidType(Context context) {
    super(context);
  }

  public static VoidType of(Context context) {
    return context.unique(new VoidType(context));
  }

  @Override
  String mnemonic() {
    return MNEMONIC;
  }
}
