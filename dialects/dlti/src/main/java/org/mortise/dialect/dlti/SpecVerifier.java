// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.dlti;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.NamedAttribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.FileLineColLoc;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.builtin.ModuleOp;
import org.mortise.ir.interfaces.DataLayoutOpInterface;
import org.mortise.ir.types.DataLayoutType;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;

/** Checks the specifications that operations carry. */
final class SpecVerifier {
  private static final String SPEC = "dlti.dl_spec";
  private static final String MAP = "dlti.map";
  private static final String SYSTEM = "dlti.target_system_spec";

  private SpecVerifier() {}

  /** Returns a verification error, or null. Entries are checked only on operations with a data layout. */
  static @Nullable Diagnostic verify(Operation op, NamedAttribute attribute) {
    String problem = switch (attribute.name()) {
      case SPEC -> attribute.value() instanceof DataLayoutSpecAttr ? null
          : "'dlti.dl_spec' is expected to be a #dlti.dl_spec attribute";
      case SYSTEM -> attribute.value() instanceof TargetSystemSpecAttr ? null
          : "'dlti.target_system_spec' is expected to be a #dlti.target_system_spec attribute";
      case MAP -> attribute.value() instanceof MapAttr ? null : "'dlti.map' is expected to be a #dlti.map attribute";
      default -> "attribute '" + attribute.name() + "' not supported by dialect";
    };
    if (problem != null) {
      return op.error(problem);
    }
    boolean counts = DataLayoutOpInterface.isScope(op);
    return counts && attribute.value() instanceof DataLayoutSpecAttr spec ? verify(op, spec) : null;
  }

  private static @Nullable Diagnostic verify(Operation module, DataLayoutSpecAttr spec) {
    String problem = problemOf(spec);
    return problem == null ? combined(module, spec) : module.error(problem).withoutOperationNotes();
  }

  /** Returns an error if a property differs from that of an enclosing module; otherwise null. */
  private static @Nullable Diagnostic combined(Operation module, DataLayoutSpecAttr spec) {
    List<Operation> enclosing = new ArrayList<>();
    boolean differs = false;
    for (Operation op = module.parentOp(); op != null; op = op.parentOp()) {
      DataLayoutSpecAttr outer = DataLayoutOpInterface.isScope(op) ? op.getAttr(SPEC, DataLayoutSpecAttr.class) : null;
      if (outer != null || isWritten(op)) {
        enclosing.add(op);
      }
      differs |= outer != null && differ(outer, spec);
    }
    if (!differs) {
      return null;
    }
    Diagnostic error = module.error("data layout does not combine with layouts of enclosing ops");
    for (Operation op : enclosing) {
      error = error.note(op.location(), "enclosing op with data layout");
    }
    return error;
  }

  /** Returns whether {@code op} is an explicit module, not the implicit one around the text. */
  private static boolean isWritten(Operation op) {
    boolean isImplicit = op.parentOp() == null && op.location() instanceof FileLineColLoc place && place.line() == 0;
    return ModuleOp.of(op) != null && !isImplicit;
  }

  private static boolean differ(DataLayoutSpecAttr outer, DataLayoutSpecAttr inner) {
    for (DataLayoutEntryAttr entry : outer.entries()) {
      Attribute own = entry.key() instanceof StringAttr ? inner.value(entry.key()) : null;
      if (own != null && own != entry.value()) {
        return true;
      }
    }
    return false;
  }

  private static @Nullable String problemOf(DataLayoutSpecAttr spec) {
    String ofProperties = null;
    for (DataLayoutEntryAttr entry : spec.entries()) {
      if (entry.key() instanceof TypeAttr type) {
        String problem = problemOf(type.value(), entry);
        if (problem != null) {
          return problem;
        }
      } else if (ofProperties == null) {
        ofProperties = problemOf(((StringAttr) entry.key()).value(), entry.value());
      }
    }
    return ofProperties;
  }

  private static @Nullable String problemOf(String property, Attribute value) {
    return switch (property) {
      case "dlti.endianness" -> isEndianness(value) ? null
          : "'dlti.endianness' data layout entry is expected to be either 'big' or 'little'";
      case "dlti.default_memory_space", "dlti.alloca_memory_space", "dlti.program_memory_space",
          "dlti.global_memory_space", "dlti.stack_alignment", "dlti.mangling_mode", "dlti.legal_int_widths",
          "dlti.function_pointer_alignment" -> null;
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
      return type.dialectNamespace().equals("builtin") ? "unexpected data layout for a built-in type"
          : type instanceof DataLayoutType described ? described.layoutProblem(entry.value())
          : "data layout specified for a type that does not support it";
    }
    if (!(entry.value() instanceof DenseElementsAttr numbers)
        || !IntegerType.isSignless(numbers.elementType(), Long.SIZE)) {
      return "expected a dense i64 elements attribute in the data layout entry " + entry;
    }
    if (numbers.numElements() < 1 || numbers.numElements() > 2) {
      return "expected 1 or 2 elements in the data layout entry " + entry;
    }
    boolean prefersLess = !numbers.isSplat() && numberAt(numbers, 1) < numberAt(numbers, 0);
    return prefersLess ? "preferred alignment is expected to be greater than or equal to the abi alignment in data "
        + "layout entry " + entry : null;
  }

  private static long numberAt(DenseElementsAttr numbers, int index) {
    return ((IntegerAttr) numbers.elementAt(index)).longValue();
  }
}
