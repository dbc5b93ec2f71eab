// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.ownershipbasedbufferdeallocation;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Value;
import org.mortise.ir.types.BaseMemRefType;

/** Finds memrefs among values. */
final class Memrefs {
  private Memrefs() {}

  /** Returns whether the type of {@code value} is a memref type. */
  static boolean isMemref(Value value) {
    return value.type() instanceof BaseMemRefType;
  }

  /** Returns the memrefs among {@code values}, in a new list. */
  static List<Value> among(List<? extends Value> values) {
    List<Value> memrefs = new ArrayList<>();
    for (Value value : values) {
      if (isMemref(value)) {
        memrefs.add(value);
      }
    }
    return memrefs;
  }

  /** Returns the number of memrefs among {@code values}. */
  static int countAmong(List<? extends Value> values) {
    int count = 0;
    for (Value value : values) {
      if (isMemref(value)) {
        count++;
      }
    }
    return count;
  }
}
