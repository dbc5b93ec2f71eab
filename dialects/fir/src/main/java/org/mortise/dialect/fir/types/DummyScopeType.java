// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.Context;

/** The type of the scope of dummy arguments in one call of a procedure: {@code !fir.dscope}. */
public final class DummyScopeType extends ParameterlessType {
  static final String MNEMONIC = "dscope";

  private DummyScopeType(Context context) {
    super(context);
  }

  public static DummyScopeType of(Context context) {
    return context.unique(new DummyScopeType(context));
  }

  @Override
  String mnemonic() {
    return MNEMONIC;
  }
}
