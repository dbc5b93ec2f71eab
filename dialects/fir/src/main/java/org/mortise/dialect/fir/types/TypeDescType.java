// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.types;

import org.mortise.ir.Type;

/** The address of a type descriptor: {@code !fir.tdesc<!fir.type<t>>}. */
public final class TypeDescType extends WrapperType {
  static final String MNEMONIC = "tdesc";

  private TypeDescType(Type elementType) {
    super(elementType);
  }

  public static TypeDescType of(Type elementType) {
    return elementType.context().unique(new TypeDescType(elementType));
  }

  @Override
  String mnemonic() {
    return MNEMONIC;
  }
}
