// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.ShapedType;

/** The checks of {@code test.reify_bound} and {@code test.compare}. */
final class Bounds {
  private Bounds() {}

  static @Nullable Diagnostic verify(Operation op) {
    Type type = op.operand(0).type();
    boolean hasDim = op.getAttr("dim") != null;
    if (type instanceof ShapedType) {
      if (!hasDim) {
        return op.opError("expected 'dim' attribute for shaped type variable");
      }
    } else if (!(type instanceof IndexType)) {
      return op.opError("expected index-typed variable or shape type variable");
    } else if (hasDim) {
      return op.opError("unexpected 'dim' attribute for index variable");
    }
    boolean scalable = op.getAttr("scalable") != null;
    if (op.getAttr("constant") != null && scalable) {
      return op.opError("'scalable' and 'constant' are mutually exlusive");
    }
    if (scalable != (op.getAttr("vscale_min") != null)) {
      return op.opError("expected 'vscale_min' if and only if 'scalable'");
    }
    return scalable == (op.getAttr("vscale_max") != null) ? null
        : op.opError("expected 'vscale_min' if and only if 'scalable'");
  }

  static @Nullable Diagnostic verifyComparison(Operation op) {
    Attribute left = op.getAttr("lhs_map");
    Attribute right = op.getAttr("rhs_map");
    if (op.getAttr("compose") != null && (left != null || right != null)) {
      return op.opError("'compose' not supported when 'lhs_map' or 'rhs_map' is present");
    }
    int expected = inputsOf(left) + inputsOf(right);
    return op.operandCount() == expected ? null
        : op.opError("expected " + expected + " operands, but got " + op.operandCount());
  }

  private static int inputsOf(@Nullable Attribute map) {
    return map instanceof AffineMapAttr given ? given.map().inputCount() : 1;
  }
}
