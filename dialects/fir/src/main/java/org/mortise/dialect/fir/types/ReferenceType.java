// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.Type;
import org.mortise.ir.types.PointerLikeType;

/** The address of an entity: {@code !fir.ref<f32>}. */
public final class ReferenceType extends WrapperType implements PointerLikeType {
  static final String MNEMONIC = "ref";

  private ReferenceType(Type elementType) {
    super(elementType);
  }

  public static ReferenceType of(Type elementType) {
    return elementType.context().unique(new ReferenceType(elementType));
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
