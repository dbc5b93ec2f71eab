// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Type;

/** The case of {@code fir.select_type} for a type and its extensions: {@code #fir.class_is<!fir.type<t>>}. */
public final class SubclassAttr extends GuardedTypeAttr {
  static final String MNEMONIC = "class_is";

  private SubclassAttr(Type guardedType) {
    super(MNEMONIC, guardedType);
  }

  /** Returns the attribute for a type. */
  public static SubclassAttr of(Type type) {
    return type.context().unique(new SubclassAttr(type));
  }
}
