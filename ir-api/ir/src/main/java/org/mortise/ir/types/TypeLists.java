// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.types;

import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Type;

/** Arrays of types as parts of other types. */
final class TypeLists {
  private TypeLists() {}

  static int hash(Type[] types) {
    int hash = types.length;
    for (Type type : types) {
      hash = hash * 31 + type.hashCode();
    }
    return hash;
  }

  static boolean same(Type[] a, Type[] b) {
    if (a.length != b.length) {
      return false;
    }
    for (int i = 0; i < a.length; i++) {
      if (a[i] != b[i]) {
        return false;
      }
    }
    return true;
  }

  /** Prints types separated by {@code ", "}. */
  static void print(AsmPrinter printer, Type[] types) {
    for (int i = 0; i < types.length; i++) {
      if (i > 0) {
        printer.print(", ");
      }
      printer.printType(types[i]);
    }
  }
}
