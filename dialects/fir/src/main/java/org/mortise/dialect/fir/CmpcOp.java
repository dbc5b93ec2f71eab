// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.CmpFPredicate;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IntegerType;

/** Compares complex numbers. */
@Op(name = "fir.cmpc",
    operands = {"lhs: COMPLEX", "rhs: COMPLEX"},
    results = "result: ANY_LOGICAL",
    attributes = "fastmath: FAST_MATH = NO_FAST_MATH",
    traits = {"NO_MEMORY_EFFECT", "SAME_TYPE_OPERANDS", "SAME_OPERANDS_AND_RESULT_SHAPE"})
public final class CmpcOp extends CmpcOpBase {
  CmpcOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
  }

  @Nullable Diagnostic verify() {
    return operation().getAttr(Assembly.PREDICATE) instanceof IntegerAttr number && number.longValue() >= 0
        && number.longValue() < CmpFPredicate.values().length ? null : opError("requires a predicate");
  }

  public CmpFPredicate predicate() {
    return CmpFPredicate.values()[(int) operation().getAttr(Assembly.PREDICATE, IntegerAttr.class).longValue()];
  }

  /** {@code "oeq", %a, %b {...} : type}. */
  private static final class Assembly implements OpAssembly {
    private static final String PREDICATE = "predicate";

    @Override
    public String template() {
      return " \"$oeq\", $%lhs, $%rhs : $type";
    }

    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      int position = parser.position();
      StringAttr name = parser.parseAttribute(StringAttr.class, null);
      CmpFPredicate predicate = CmpFPredicate.byKeyword(name.value());
      if (predicate == null) {
        throw parser.error(position, "unknown comparison predicate \"" + name.value() + "\"");
      }
      parser.parsePunctuation(",");
      List<UnresolvedOperand> operands = new ArrayList<>();
      parser.parseOperandList(operands, Delimiter.NONE);
      state.addAttribute(PREDICATE, IntegerAttr.of(IntegerType.of(parser.context(), 64), predicate.ordinal()));
      parser.parseOptionalAttrDict(state);
      Type type = parser.parseColonType();
      parser.resolveOperands(operands, type, state);
      state.addResultType(IntegerType.of(parser.context(), 1));
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      long predicate = ((IntegerAttr) op.getAttr(PREDICATE)).longValue();
      printer.print(' ').printString(CmpFPredicate.values()[(int) predicate].keyword());
      printer.print(", ").printOperands(List.of(op.operands()));
      printer.printOptionalAttrDict(op, PREDICATE);
      printer.print(" : ").printType(of(op).lhs().type());
    }
  }
}
