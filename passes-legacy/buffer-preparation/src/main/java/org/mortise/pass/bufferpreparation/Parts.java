// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferpreparation;

import java.util.List;
import org.mortise.ir.Type;
import org.mortise.ir.types.MemRefType;

/**
 * The values that replace a value at the boundary of a function: the parts of its type, converted.
 *
 * @param type the type
 * @param list the parts
 */
record Parts(Type type, List<Part> list) {
  /** One part, before and after conversion, and whether a result of it becomes an argument. */
  record Part(Type before, Type after, boolean isAppended) {
    /** Returns the type of the argument for an appended result, which has the identity layout. */
    Type argumentType() {
      return after instanceof MemRefType memref ? memref.withLayout(null) : after;
    }
  }

  int size() {
    return list.size();
  }

  /** Returns whether an argument or operand of the type is unchanged. */
  boolean isTrivial() {
    return list.size() == 1 && list.get(0).after() == type;
  }

  /** Returns whether a result of the type is unchanged. */
  boolean isTrivialResult() {
    return isTrivial() && !list.get(0).isAppended();
  }

  /** Returns whether the parts keep their types. */
  boolean keepTypes() {
    for (Part part : list) {
      if (part.before() != part.after()) {
        return false;
      }
    }
    return true;
  }
}
