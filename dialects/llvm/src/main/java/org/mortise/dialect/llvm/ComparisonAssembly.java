// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.llvm.attributes.LlvmFastMathFlagsAttr;
import org.mortise.dialect.llvm.types.LlvmVectorType;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.VectorType;

/**
 * {@code "eq" %a, %b {...} : i32}.
 *
 * @param predicates the names of the predicates by their numbers
 */
record ComparisonAssembly(List<String> predicates) implements OpAssembly {
  private static final String PREDICATE = "predicate";
  private static final String FLAGS = "fastmathFlags";

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    int start = parser.position();
    String name = parser.parseAttribute(StringAttr.class, null).value();
    List<UnresolvedOperand> operands = new ArrayList<>();
    operands.add(parser.parseOperand());
    parser.parsePunctuation(",");
    operands.add(parser.parseOperand());
    parser.parseOptionalAttrDict(state);
    Type type = parser.parseColonType();
    parser.resolveOperands(operands, type, state);
    int predicate = predicates.indexOf(name);
    if (predicate < 0) {
      throw parser.error(start, "'" + name + "' is an incorrect value of the 'predicate' attribute");
    }
    state.addAttribute(PREDICATE, IntegerAttr.of(IntegerType.of(parser.context(), Long.SIZE), predicate));
    state.addResultType(truthOf(type));
  }

  /** Returns the type of the result of comparing values of a type. */
  static Type truthOf(Type type) {
    IntegerType bit = IntegerType.of(type.context(), 1);
    if (type instanceof VectorType vector) {
      return vector.cloneWith(vector.shape(), bit);
    }
    return type instanceof LlvmVectorType vector ? truthOf(vector, bit) : bit;
  }

  private static Type truthOf(LlvmVectorType vector, IntegerType bit) {
    return vector.isScalable() ? LlvmVectorType.of(bit, vector.length(), true)
        : VectorType.of(new long[] {vector.length()}, bit);
  }

  @Override
  public String template() {
    return " \"$predicate\" $%lhs, $%rhs : $type";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    long predicate = ((IntegerAttr) op.getAttr(PREDICATE)).longValue();
    printer.print(' ').printString(predicates.get((int) predicate)).print(' ').printOperands(List.of(op.operands()));
    boolean isFast = op.getAttr(FLAGS) instanceof LlvmFastMathFlagsAttr flags
        && flags.bits() != LlvmFastMathFlagsAttr.NONE;
    printer.printOptionalAttrDict(op, PREDICATE, isFast ? PREDICATE : FLAGS);
    printer.print(" : ").printType(op.operand(0).type());
  }
}
