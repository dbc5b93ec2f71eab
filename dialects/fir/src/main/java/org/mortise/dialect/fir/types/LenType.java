// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.Context;

/** The type of the name of a length parameter of a derived type: {@code !fir.len}. */
public final class LenType extends ParameterlessType {
  static final String MNEMONIC = "len";

  private LenType(Context context) {
    super(context);
  }

  public static LenType of(Context context) {
    return context.unique(new LenType(context));
  }

  @Override
  String mnemonic() {
    return MNEMONIC;
  }
}
