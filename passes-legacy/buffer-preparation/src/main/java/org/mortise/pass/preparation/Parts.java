// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.preparation;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Type;

/**
 * The decomposition and conversion of a type.
 *
 * @param type the type
 * @param isDecomposed whether the parts are those of a decomposition
 * @param list the parts
 */
record Parts(Type type, boolean isDecomposed, List<Part> list) {
  static Parts of(BufferTypeConverter converter, Type type) {
    List<Type> types = converter.decompose(type);
    boolean isDecomposed = types != null;
    List<Part> parts = new ArrayList<>();
    for (Type before : isDecomposed ? types : List.of(type)) {
      Type after = converter.convert(before);
      parts.add(new Part(before, after, converter.resultConversionKind(before, after)));
    }
    return new Parts(type, isDecomposed, List.copyOf(parts));
  }

  /** Returns whether an argument or operand of the type does not change. */
  boolean isTrivial() {
    return list.size() == 1 && list.get(0).after() == type;
  }

  /** Returns whether a result of the type does not change. */
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
