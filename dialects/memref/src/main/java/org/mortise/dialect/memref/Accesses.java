// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.List;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.MemRefType;

/** What loads, stores and atomic updates of an element have in common. */
final class Accesses {
  private Accesses() {}

  /** The element type of memory, or null if {@code type} is none. */
  static Type elementType(Type type) {
    return type instanceof BaseMemRefType memref ? memref.elementType() : null;
  }

  /** As the one result type, the element type of the operand at {@code index}. */
  static List<Type> inferElementType(List<Value> operands, int index) {
    Type type = operands.size() <= index ? null : elementType(operands.get(index).type());
    return type == null ? null : List.of(type);
  }

  static Diagnostic verifyAtomic(Operation op) {
    AtomicRMWOp update = AtomicRMWOp.of(op);
    if (((MemRefType) update.memref().type()).rank() != update.indices().size()) {
      return op.opError("expects the number of subscripts to be equal to memref rank");
    }
    boolean isFloat = update.value().type() instanceof FloatType;
    return switch (update.kind()) {
      case ADDF, MAXIMUMF, MINIMUMF, MULF -> isFloat ? null
          : op.opError("with kind '" + update.kind().keyword() + "' expects a floating-point type");
      case ADDI, MAXS, MAXU, MINS, MINU, MULI, ORI, ANDI -> !isFloat ? null
          : op.opError("with kind '" + update.kind().keyword() + "' expects an integer type");
      default -> null;
    };
  }
}
