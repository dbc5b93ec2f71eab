// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.Context;

/** The address and the length of characters of a kind: {@code !fir.boxchar<1>}. */
public final class BoxCharType extends NumberedType {
  static final String MNEMONIC = "boxchar";

  private BoxCharType(Context context, int kind) {
    super(context, kind);
  }

  public static BoxCharType of(Context context, int kind) {
    return context.unique(new BoxCharType(context, kind));
  }

  public int kind() {
    return number;
  }

  @Override
  String mnemonic() {
    return MNEMONIC;
  }
}
