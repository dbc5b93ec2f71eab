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
import org.mortise.ir.Type;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.ShapedType;

/**
 * {@code A[%a, %a] B[%b] C[%c] {...} : (t, t, t) -> !llvm.struct<(t)>}: the parts of the matrices, then single operands
 * for sparse matrices and scales. The types are those of a part of each matrix. A text omits the types of the
 * multiplicands that follow from them.
 */
final class MatrixMultiply implements OpAssembly {
  private static final String SEGMENTS = "operandSegmentSizes";
  private static final List<String> MATRICES = List.of("A", "B", "C");
  private static final List<String> SPARSE = List.of("sparseMetadata", "selector");
  private static final List<String> SCALES = List.of("scaleA", "scaleB");
  private static final int SCALE_OPERANDS = 3;

  private final String separator;
  private final boolean isSparse;
  private final boolean isScaled;

  /** @param separator the text after each matrix, besides a blank */
  MatrixMultiply(String separator, boolean isSparse, boolean isScaled) {
    this.separator = separator;
    this.isSparse = isSparse;
    this.isScaled = isScaled;
  }

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    List<List<UnresolvedOperand>> matrices = new ArrayList<>();
    for (String name : MATRICES) {
      matrices.add(parseList(parser, name));
    }
    List<UnresolvedOperand> sparse = new ArrayList<>();
    for (String name : isSparse ? SPARSE : List.<String>of()) {
      sparse.addAll(parseList(parser, name, 1));
    }
    List<UnresolvedOperand> scales = new ArrayList<>();
    for (String name : isScaled ? SCALES : List.<String>of()) {
      scales.addAll(parseList(parser, name, SCALE_OPERANDS));
    }
    parser.parseOptionalAttrDict(state);
    int start = parser.position();
    parser.parsePunctuation(":");
    parser.parsePunctuation("(");
    List<Type> types = new ArrayList<>();
    parser.parseTypeList(types);
    parser.parsePunctuation(")");
    if (types.size() != MATRICES.size()) {
      throw parser.error(start, "expected one type for each operand segment but got " + types.size() + " types");
    }
    parser.parsePunctuation("->");
    state.addResultType(parser.parseType());
    int[] segments = new int[MATRICES.size() + sparse.size() + scales.size()];
    Arrays.fill(segments, 1);
    for (int i = 0; i < MATRICES.size(); i++) {
      parser.resolveOperands(matrices.get(i), types.get(i), state);
      segments[i] = matrices.get(i).size();
    }
    parser.resolveOperands(sparse, IntegerType.of(state.context(), 32), state);
    for (int i = 0; i < scales.size(); i++) {
      int width = i % SCALE_OPERANDS == 0 ? 32 : 16;
      state.addOperand(parser.resolveOperand(scales.get(i), IntegerType.of(state.context(), width)));
    }
    state.setOperandSegments(segments);
    for (int i = 0; i < 2; i++) {
      Attribute inferred = inferred(types.get(i));
      if (inferred != null && state.getAttr(multiplicand(i)) == null) {
        state.addAttribute(multiplicand(i), inferred);
      }
    }
  }

  private static List<UnresolvedOperand> parseList(OpAsmParser parser, String name) {
    parser.parseKeyword(name);
    List<UnresolvedOperand> operands = new ArrayList<>();
    parser.parseOperandList(operands, Delimiter.SQUARE);
    return operands;
  }

  private static List<UnresolvedOperand> parseList(OpAsmParser parser, String name, int count) {
    int start = parser.position();
    List<UnresolvedOperand> operands = parseList(parser, name);
    if (operands.size() != count) {
      throw parser.error(start, "expected " + count + " operands of '" + name + "'");
    }
    return operands;
  }

  private static String multiplicand(int index) {
    return "multiplicand" + MATRICES.get(index) + "PtxType";
  }

  /** Returns the type of a multiplicand that follows from the type of its parts, or null. */
  private static @Nullable Attribute inferred(Type type) {
    Type element = type instanceof ShapedType shaped ? shaped.elementType() : type;
    boolean isKnown = element instanceof FloatType number && (number.width() == 64 || number.toString().equals("f16"));
    return isKnown ? SyntaxTexts.parseAttribute(type.context(), "#nvvm.mma_type<" + element + ">") : null;
  }

  @Override
  public String template() {
    return "A[$%a] B[$%b] C[$%c] : ($type, $type, $type) -> $type";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    List<String> elided = new ArrayList<>(List.of(SEGMENTS));
    for (int i = 0; i < MATRICES.size(); i++) {
      printer.print(' ').print(MATRICES.get(i)).print('[').printOperands(op.operandGroup(i)).print(']');
      printer.print(separator);
      if (i < 2 && !op.operandGroup(i).isEmpty()) {
        Attribute inferred = inferred(op.operandGroup(i).get(0).type());
        if (inferred != null && inferred.equals(op.getAttr(multiplicand(i)))) {
          elided.add(multiplicand(i));
        }
      }
    }
    int next = MATRICES.size();
    for (String name : isSparse ? SPARSE : List.<String>of()) {
      printer.print(' ').print(name).print('[').printOperands(op.operandGroup(next++)).print(']');
    }
    for (String name : isScaled ? SCALES : List.<String>of()) {
      printer.print(' ').print(name).print('[');
      for (int i = 0; i < SCALE_OPERANDS; i++) {
        printer.print(i == 0 ? "" : ", ").printOperands(op.operandGroup(next++));
      }
      printer.print(']');
    }
    printer.printOptionalAttrDict(op, elided.toArray(new String[0])).print(" : (");
    for (int i = 0; i < MATRICES.size(); i++) {
      printer.print(i == 0 ? "" : ", ").printType(op.operandGroup(i).get(0).type());
    }
    printer.print(") -> ").printType(op.result(0).type());
  }
}
