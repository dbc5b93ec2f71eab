// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.bufferization.ArgumentAttributes;
import org.mortise.ir.types.IntegerType;

/** Verification of the attributes of function arguments: bufferization of a tensor and accesses to its buffer. */
final class ArgumentVerifier {
  private static final Set<String> ACCESSES = Set.of("none", "read", "write", "read-write");

  private ArgumentVerifier() {}

  static @Nullable Diagnostic verify(Operation function, NamedAttribute attribute) {
    return switch (attribute.name()) {
      case ArgumentAttributes.WRITABLE -> verifyWritable(function, attribute);
      case ArgumentAttributes.ACCESS -> verifyAccess(function, attribute);
      case ArgumentAttributes.BUFFER_LAYOUT -> attribute.value() instanceof AffineMapAttr
          ? null : expected(function, attribute, "affine map");
      default -> function.error("attribute '" + attribute.name()
          + "' not supported as a region arg attribute by the bufferization dialect");
    };
  }

  private static @Nullable Diagnostic verifyWritable(Operation function, NamedAttribute attribute) {
    boolean isBoolean = attribute.value() instanceof IntegerAttr number
        && number.type() instanceof IntegerType type && type.isSignless() && type.width() == 1;
    if (!isBoolean) {
      return expected(function, attribute, "boolean");
    }
    return function.region(0).isEmpty()
        ? function.error("'" + attribute.name() + "' is invalid on external functions") : null;
  }

  private static @Nullable Diagnostic verifyAccess(Operation function, NamedAttribute attribute) {
    if (!(attribute.value() instanceof StringAttr text)) {
      return expected(function, attribute, "string");
    }
    return ACCESSES.contains(text.value())
        ? null : function.error("invalid value for '" + attribute.name() + "'");
  }

  private static Diagnostic expected(Operation function, NamedAttribute attribute, String kind) {
    return function.error("'" + attribute.name() + "' is expected to be a " + kind + " attribute");
  }
}
