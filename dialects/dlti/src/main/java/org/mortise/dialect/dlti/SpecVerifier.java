// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.dlti;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;

/** Checks the specifications that operations carry. */
final class SpecVerifier {
  private static final String SPEC = "dlti.dl_spec";
  private static final String SYSTEM = "dlti.target_system_spec";

  private SpecVerifier() {}

  /** Returns what is wrong with an attribute of an operation, or null. */
  static @Nullable Diagnostic verify(Operation op, NamedAttribute attribute) {
    String problem = switch (attribute.name()) {
      case SPEC -> attribute.value() instanceof DataLayoutSpecAttr spec ? problemOf(spec)
          : "'dlti.dl_spec' is expected to be a #dlti.dl_spec attribute";
      case SYSTEM -> attribute.value() instanceof TargetSystemSpecAttr ? null
          : "'dlti.target_system_spec' is expected to be a #dlti.target_system_spec attribute";
      default -> "attribute '" + attribute.name() + "' not supported by dialect";
    };
    return problem == null ? null : op.error(problem);
  }

  private static @Nullable String problemOf(DataLayoutSpecAttr spec) {
    for (DataLayoutEntryAttr entry : spec.entries()) {
      String problem = entry.key() instanceof StringAttr name ? problemOf(name.value(), entry.value())
          : problemOf(((TypeAttr) entry.key()).value(), entry);
      if (problem != null) {
        return problem;
      }
    }
    return null;
  }

  private static @Nullable String problemOf(String property, Attribute value) {
    return switch (property) {
      case "dlti.endianness" -> isEndianness(value) ? null
          : "'dlti.endianness' data layout entry is expected to be either 'big' or 'little'";
      case "dlti.alloca_memory_space", "dlti.program_memory_space", "dlti.global_memory_space",
          "dlti.stack_alignment" -> null;
      default -> property.startsWith("dlti.") ? "unknown data layout entry name: " + property : null;
    };
  }

  private static boolean isEndianness(Attribute value) {
    return value instanceof StringAttr text && (text.value().equals("big") || text.value().equals("little"));
  }

  private static @Nullable String problemOf(Type type, DataLayoutEntryAttr entry) {
    if (type instanceof IndexType) {
      return entry.value() instanceof IntegerAttr ? null
          : "expected integer attribute in the data layout entry for 'index'";
    }
    if (!(type instanceof IntegerType || type instanceof FloatType)) {
      return null;
    }
    boolean isDense = entry.value() instanceof DenseElementsAttr numbers
        && IntegerType.isSignless(numbers.elementType(), Long.SIZE);
    return isDense ? null : "expected a dense i64 elements attribute in the data layout entry " + entry;
  }
}
