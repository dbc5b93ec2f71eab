// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.Type;
import org.mortise.ir.types.PointerLikeType;

/** The address of an allocated entity: {@code !fir.heap<f32>}. */
public final class HeapType extends WrapperType implements PointerLikeType {
  static final String MNEMONIC = "heap";

  private HeapType(Type elementType) {
    super(elementType);
  }

  public static HeapType of(Type elementType) {
    return elementType.context().unique(new HeapType(elementType));
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
