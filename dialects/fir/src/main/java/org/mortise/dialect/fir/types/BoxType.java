// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Type;

/** The descriptor of an entity: {@code !fir.box<!fir.array<?xf32>>}. */
public final class BoxType extends BaseBoxType {
  static final String MNEMONIC = "box";

  private BoxType(Type elementType) {
    super(elementType);
  }

  public static BoxType of(Type elementType) {
    return elementType.context().unique(new BoxType(elementType));
  }

  /** Returns a verification error of an element type, or null. */
  static @Nullable String verify(Type elementType) {
    return elementType instanceof BaseBoxType ? "invalid element type" : null;
  }

  @Override
  String mnemonic() {
    return MNEMONIC;
  }
}
