// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.Type;

/** A procedure and the variables of its host: {@code !fir.boxproc<() -> ()>}. */
public final class BoxProcType extends WrapperType {
  static final String MNEMONIC = "boxproc";

  private BoxProcType(Type elementType) {
    super(elementType);
  }

  public static BoxProcType of(Type elementType) {
    return elementType.context().unique(new BoxProcType(elementType));
  }

  @Override
  String mnemonic() {
    return MNEMONIC;
  }
}
