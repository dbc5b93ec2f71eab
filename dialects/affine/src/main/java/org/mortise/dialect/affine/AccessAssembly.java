// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.VectorType;

/** {@code %memref[%i + 1, symbol(%n)] : type}, in a store after {@code %value, }; with a vector type if any. */
final class AccessAssembly implements OpAssembly {
  private final boolean store;
  private final boolean vector;

  AccessAssembly(boolean store, boolean vector) {
    this.store = store;
    this.vector = vector;
  }

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    UnresolvedOperand stored = null;
    if (store) {
      stored = parser.parseOperand();
      parser.parsePunctuation(",");
    }
    MemoryAccess access = MemoryAccess.parse(parser, state, MapOperands.MAP);
    parser.parseOptionalAttrDict(state);
    MemRefType type = parser.parseColonType(MemRefType.class);
    Type accessed = type.elementType();
    if (vector) {
      parser.parsePunctuation(",");
      accessed = parser.parseType(VectorType.class);
    }
    if (store) {
      state.addOperand(parser.resolveOperand(stored, accessed));
    } else {
      state.addResultType(accessed);
    }
    access.resolve(parser, state, type);
  }

  @Override
  public String template() {
    return (store ? " $%value, " : " ") + "$%memref[$%indices] : $type" + (vector ? ", $vectorType" : "");
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    int memref = store ? 1 : 0;
    printer.print(' ');
    if (store) {
      printer.printOperand(op.operand(0)).print(", ");
    }
    MapOperands indices = MapOperands.of(op, memref + 1);
    MemoryAccess.print(op.operand(memref), indices.map(), indices.operands(), printer);
    printer.printOptionalAttrDict(op, MapOperands.MAP);
    printer.print(" : ").printType(op.operand(memref).type());
    if (vector) {
      printer.print(", ").printType((store ? op.operand(0) : op.result(0)).type());
    }
  }
}
