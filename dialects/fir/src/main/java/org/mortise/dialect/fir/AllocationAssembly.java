// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.UnaryOperator;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IndexType;

/**
 * {@code !fir.array<?x!fir.char<1,?>>(%length : i32), %extent {...}}: the type of an entity, its type parameters and
 * its extents, which are of type {@code index}.
 *
 * @param resultType returns the type of the address of an entity, or null if it cannot be allocated
 */
record AllocationAssembly(UnaryOperator<Type> resultType) implements OpAssembly {
  private static final String IN_TYPE = "in_type";

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    Type allocated = parser.parseType();
    state.addAttribute(IN_TYPE, TypeAttr.of(allocated));
    List<UnresolvedOperand> operands = new ArrayList<>();
    List<Type> types = new ArrayList<>();
    if (parser.parseOptionalPunctuation("(")) {
      parser.parseOperandList(operands, Delimiter.NONE);
      parser.parseColonTypeList(types);
      parser.parsePunctuation(")");
    }
    int parameters = operands.size();
    if (parser.parseOptionalPunctuation(",")) {
      parser.parseOperandList(operands, Delimiter.NONE);
      types.addAll(Collections.nCopies(operands.size() - parameters, IndexType.of(parser.context())));
    }
    if (!operands.isEmpty()) {
      parser.resolveOperands(operands, types, parser.namePosition(), state);
    }
    Type address = resultType.apply(allocated);
    if (address == null) {
      throw parser.error(parser.namePosition(), "invalid allocate type: '" + allocated + "'");
    }
    state.setOperandSegments(parameters, operands.size() - parameters);
    parser.parseOptionalAttrDict(state);
    state.addResultType(address);
  }

  @Override
  public String template() {
    return " $type";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    OperandRange parameters = op.operandGroup(0);
    printer.print(' ').printAttribute(op.getAttr(IN_TYPE));
    if (!parameters.isEmpty()) {
      printer.print('(');
      printer.printOperands(parameters).print(" : ");
      printer.printTypesOf(parameters).print(")");
    }
    for (Value extent : op.operandGroup(1)) {
      printer.print(", ").printOperand(extent);
    }
    printer.printOptionalAttrDict(op, IN_TYPE, "operandSegmentSizes");
  }
}
