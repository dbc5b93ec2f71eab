// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.spirv;

import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.VectorType;

/**
 * {@code "StorageBuffer" %pointer, %value : i32}; the pointer is one to the elements of a vector. MLIR 22 prints the
 * text without the storage class, and cannot read it then.
 */
final class SubgroupBlockWriteSyntax implements OpAssembly {
  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    String storageClass = parser.parseString();
    UnresolvedOperand pointer = parser.parseOperand();
    parser.parsePunctuation(",");
    UnresolvedOperand value = parser.parseOperand();
    parser.parseOptionalAttrDict(state);
    Type type = parser.parseColonType();
    Type element = type instanceof VectorType vector ? vector.elementType() : type;
    state.addOperand(parser.resolveOperand(pointer, Words.pointer(element, storageClass)));
    state.addOperand(parser.resolveOperand(value, type));
  }

  @Override
  public String template() {
    return "\"$class\" $%pointer, $%value : $type";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    printer.print(' ').printString(Words.storageClass(op.operand(0).type())).print(' ').printOperand(op.operand(0));
    printer.print(", ").printOperand(op.operand(1)).printOptionalAttrDict(op);
    printer.print(" : ").printType(op.operand(1).type());
  }
}
