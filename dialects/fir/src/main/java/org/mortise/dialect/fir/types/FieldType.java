// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.Context;

/** The type of the name of a component of a derived type: {@code !fir.field}. */
public final class FieldType extends ParameterlessType {
  static final String MNEMONIC = "field";

  private FieldType(Context context) {
    super(context);
  }

  public static FieldType of(Context context) {
    return context.unique(new FieldType(context));
  }

  @Override
  String mnemonic() {
    return MNEMONIC;
  }
}
