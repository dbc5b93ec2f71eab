// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlir;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.ods.SyntaxTexts;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.VectorType;

/**
 * {@code %a, %b kind<sub> acc(%c) masks(%m, %n) : vector<[4]xf32>, vector<[4]xf32>}: the result and the accumulator
 * have the dimensions of both vectors.
 */
final class OuterProduct implements OpAssembly {
  private static final String KIND = "kind";
  private static final int MASKS = 2;
  private static final int ACCUMULATOR = 4;

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    List<UnresolvedOperand> vectors = new ArrayList<>();
    parser.parseOperands(vectors, 2);
    UnresolvedOperand accumulator = null;
    List<UnresolvedOperand> masks = new ArrayList<>();
    String word = parser.parseOptionalKeyword();
    while (word != null) {
      if (word.equals(KIND)) {
        parser.parsePunctuation("<");
        state.addAttribute(KIND, kind(state, parser.parseKeyword()));
        parser.parsePunctuation(">");
      } else if (word.equals("acc")) {
        parser.parsePunctuation("(");
        accumulator = parser.parseOperand();
        parser.parsePunctuation(")");
      } else {
        parseMasks(parser, word, masks);
      }
      word = parser.parseOptionalKeyword();
    }
    parser.parseOptionalAttrDict(state);
    VectorType left = parser.parseColonType(VectorType.class);
    parser.parsePunctuation(",");
    VectorType right = parser.parseType(VectorType.class);
    List<VectorType> types = List.of(left, right);
    for (int i = 0; i < 2; i++) {
      state.addOperand(parser.resolveOperand(vectors.get(i), types.get(i)));
    }
    for (int i = 0; i < masks.size(); i++) {
      VectorType type = types.get(i);
      state.addOperand(parser.resolveOperand(
          masks.get(i), type.cloneWith(type.shape(), IntegerType.of(state.context(), 1))));
    }
    VectorType product = product(left, right);
    if (accumulator != null) {
      state.addOperand(parser.resolveOperand(accumulator, product));
    }
    int mask = masks.isEmpty() ? 0 : 1;
    state.setOperandSegments(1, 1, mask, mask, accumulator == null ? 0 : 1);
    if (state.getAttr(KIND) == null) {
      state.addAttribute(KIND, kind(state, "add"));
    }
    state.addResultType(product);
  }

  private static void parseMasks(OpAsmParser parser, String word, List<UnresolvedOperand> masks) {
    int start = parser.position();
    if (word.equals("masks")) {
      parser.parseOperandList(masks, Delimiter.PAREN);
    }
    if (masks.size() != 2) {
      throw parser.error(start, "expected 'kind', 'acc' or two 'masks'");
    }
  }

  private static Attribute kind(OperationState state, String word) {
    return SyntaxTexts.parseAttribute(state.context(), "#arm_sme.kind<" + word + ">");
  }

  private static VectorType product(VectorType left, VectorType right) {
    int rank = left.rank() + right.rank();
    long[] shape = Arrays.copyOf(left.shape(), rank);
    boolean[] scalable = new boolean[rank];
    for (int i = 0; i < rank; i++) {
      VectorType part = i < left.rank() ? left : right;
      int dimension = i < left.rank() ? i : i - left.rank();
      shape[i] = part.dim(dimension);
      scalable[i] = part.isScalableDim(dimension);
    }
    return VectorType.of(shape, scalable, left.elementType());
  }

  @Override
  public String template() {
    return "$%lhs, $%rhs : $type, $type";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    printer.print(' ').printOperand(op.operand(0)).print(", ").printOperand(op.operand(1));
    @Nullable Attribute kind = op.getAttr(KIND);
    if (kind != null && !SyntaxTexts.body(kind).equals("add")) {
      printer.print(" kind<").print(SyntaxTexts.body(kind)).print('>');
    }
    if (!op.operandGroup(ACCUMULATOR).isEmpty()) {
      printer.print(" acc(").printOperands(op.operandGroup(ACCUMULATOR)).print(')');
    }
    if (!op.operandGroup(MASKS).isEmpty()) {
      printer.print(" masks(").printOperands(op.operandGroup(MASKS)).print(", ");
      printer.printOperands(op.operandGroup(MASKS + 1)).print(')');
    }
    printer.printOptionalAttrDict(op, KIND, "operandSegmentSizes").print(" : ");
    printer.printType(op.operand(0).type()).print(", ").printType(op.operand(1).type());
  }
}
