// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.Type;
import org.mortise.ir.types.PointerLikeType;

/** The address of the target of a pointer: {@code !fir.ptr<f32>}. */
public final class PointerType extends WrapperType implements PointerLikeType {
  static final String MNEMONIC = "ptr";

  private PointerType(Type elementType) {
    super(elementType);
  }

  public static PointerType of(Type elementType) {
    return elementType.context().unique(new PointerType(elementType));
  }

  @Override
  String mnemonic() {
    return MNEMONIC;
  }

  @Override
  public Type pointeeType() {
    return elementType();
  }
}
