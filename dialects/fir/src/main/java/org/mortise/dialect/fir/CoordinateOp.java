// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.FunctionType;

/** The address of a part of an entity. */
@Op(name = "fir.coordinate_of",
    operands = {"ref: ANY_REF_OR_BOX", "coor: ANY_COORDINATE..."},
    results = "result: REF_OR_LLVM_PTR",
    attributes = "baseType: TYPE",
    traits = "NO_MEMORY_EFFECT")
public final class CoordinateOp extends CoordinateOpBase {
  CoordinateOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
  }

  /** {@code %address, %index, ... {...} : (types) -> type}. */
  private static final class Assembly implements OpAssembly {
    private static final String BASE_TYPE = "baseType";

    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      List<UnresolvedOperand> operands = new ArrayList<>();
      parser.parseOperandList(operands, Delimiter.NONE);
      parser.parseOptionalAttrDict(state);
      FunctionType type = parser.parseColonType(FunctionType.class);
      parser.resolveOperands(operands, type.inputs(), parser.namePosition(), state);
      state.addResultTypes(type.results());
      state.addAttribute(BASE_TYPE, TypeAttr.of(type.inputs().get(0)));
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      printer.print(' ');
      printer.printOperands(List.of(op.operands()));
      printer.printOptionalAttrDict(op, BASE_TYPE);
      printer.print(" : ");
      printer.printFunctionalType(op);
    }
  }
}
