// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.mortise.dialect.fir.types.RecordType;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;

/**
 * {@code name, !fir.type<...>(%length : i32)}: the name of a member of a type, with the type's parameters.
 *
 * @param resultType returns the type of the result
 */
record MemberAssembly(Function<Context, ? extends Type> resultType) implements OpAssembly {
  private static final String FIELD_ID = "field_id";
  private static final String ON_TYPE = "on_type";

  @Override
  public String template() {
    return " $field, $type";
  }

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    state.addAttribute(FIELD_ID, StringAttr.of(parser.context(), parser.parseKeyword()));
    parser.parsePunctuation(",");
    int position = parser.position();
    Type type = parser.parseType();
    if (!(type instanceof RecordType)) {
      throw parser.error(position, "expected a derived type");
    }
    state.addAttribute(ON_TYPE, TypeAttr.of(type));
    if (parser.parseOptionalPunctuation("(")) {
      List<UnresolvedOperand> operands = new ArrayList<>();
      List<Type> types = new ArrayList<>();
      parser.parseOperandList(operands, Delimiter.NONE);
      parser.parseColonTypeList(types);
      parser.parsePunctuation(")");
      parser.resolveOperands(operands, types, parser.namePosition(), state);
    }
    state.addResultType(resultType.apply(parser.context()));
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    printer.print(' ').print(((StringAttr) op.getAttr(FIELD_ID)).value());
    printer.print(", ").printAttribute(op.getAttr(ON_TYPE));
    if (op.operandCount() > 0) {
      printer.print('(');
      printer.printOperands(op.operandGroup(0)).print(") : "); // flang prints this form but cannot parse it
      printer.printTypesOf(op.operandGroup(0));
    }
  }
}
