// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Type;

/** The case of {@code fir.select_type} for exactly one type: {@code #fir.type_is<i32>}. */
public final class ExactTypeAttr extends GuardedTypeAttr {
  static final String MNEMONIC = "type_is";

  private ExactTypeAttr(Type guardedType) {
    super(MNEMONIC, guardedType);
  }

  /** Returns the attribute for a type. */
  public static ExactTypeAttr of(Type type) {
    return type.context().unique(new ExactTypeAttr(type));
  }
}
