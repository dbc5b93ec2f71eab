// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;

/** Allocates memory of a device for an entity, and returns its address as a number. */
@Op(name = "omp.target_allocmem", since = "22.1",
    operands = {"device: ANY_INTEGER", "typeparams: ANY_INTEGER_OR_INDEX...", "shape: ANY_INTEGER_OR_INDEX..."},
    results = "result: I64",
    attributes = {"in_type: TYPE", "uniq_name: STRING?", "bindc_name: STRING?"},
    traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    effects = "alloc")
public final class TargetAllocMemOp extends TargetAllocMemOpBase {
  TargetAllocMemOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
  }

  /** {@code %device : type, type(%typeparam, ... : types), %extent, ... attributes}. */
  private static final class Assembly implements OpAssembly {
    private static final String IN_TYPE = "in_type";

    @Override
    public String template() {
      return " $%device : $type, $type";
    }

    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      UnresolvedOperand device = parser.parseOperand();
      Type deviceType = parser.parseColonType();
      parser.parsePunctuation(",");
      Type allocated = parser.parseType();
      state.addOperand(parser.resolveOperand(device, deviceType));
      state.addAttribute(IN_TYPE, TypeAttr.of(allocated));
      List<UnresolvedOperand> parameters = new ArrayList<>();
      if (parser.parseOptionalPunctuation("(")) {
        do {
          parameters.add(parser.parseOperand());
        } while (parser.parseOptionalPunctuation(","));
        List<Type> types = new ArrayList<>();
        int position = parser.position();
        parser.parseColonTypeList(types);
        parser.parsePunctuation(")");
        parser.resolveOperands(parameters, types, position, state);
      }
      List<UnresolvedOperand> shape = new ArrayList<>();
      if (parser.parseOptionalPunctuation(",")) {
        parser.parseOperandList(shape, Delimiter.NONE);
        parser.resolveOperands(shape, IndexType.of(parser.context()), state);
      }
      parser.parseOptionalAttrDict(state);
      state.setOperandSegments(1, parameters.size(), shape.size());
      state.addResultType(IntegerType.of(parser.context(), Long.SIZE));
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      TargetAllocMemOp allocation = of(op);
      printer.print(' ').printOperand(allocation.device()).print(" : ").printType(allocation.device().type());
      printer.print(", ").printType(allocation.inTypeAttr().value());
      if (!allocation.typeparams().isEmpty()) {
        printer.print('(').printOperands(allocation.typeparams()).print(" : ");
        printer.printTypesOf(allocation.typeparams()).print(')');
      }
      for (int i = 0; i < allocation.shape().size(); i++) {
        printer.print(", ").printOperand(allocation.shape().get(i));
      }
      printer.printOptionalAttrDict(op, IN_TYPE, "operandSegmentSizes");
    }
  }
}
