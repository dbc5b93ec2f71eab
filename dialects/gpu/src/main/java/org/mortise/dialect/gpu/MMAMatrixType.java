// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import java.util.Arrays;
import java.util.Set;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.Type;

/** A matrix that the threads of a subgroup hold together: {@code !gpu.mma_matrix<16x16xf16, "AOp">}. */
public final class MMAMatrixType extends Type {
  static final String MNEMONIC = "mma_matrix";
  static final String A = "AOp";
  static final String B = "BOp";
  static final String C = "COp";
  private static final Set<String> OPERANDS = Set.of(A, B, C);

  private final long[] shape;
  private final Type elementType;
  private final String operand;

  private MMAMatrixType(Context context, long[] shape, Type elementType, String operand) {
    super(context);
    this.shape = shape;
    this.elementType = elementType;
    this.operand = operand;
  }

  /** Parses the text after the mnemonic, which begins at {@code start}. */
  static MMAMatrixType parse(AsmParser parser, int start) {
    parser.parsePunctuation("<");
    long[] shape = parser.parseDimensionList(false, true);
    Type elementType = parser.parseType();
    parser.parsePunctuation(",");
    String operand = parser.parseString();
    parser.parsePunctuation(">");
    if (!OPERANDS.contains(operand)) {
      throw parser.error(start, "operand expected to be one of AOp, BOp or COp");
    }
    if (shape.length != 2) {
      throw parser.error(start, "MMAMatrixType must have exactly two dimensions");
    }
    if (!GpuConstraints.MMA_ELEMENT.accepts(elementType)) {
      throw parser.error(start, "MMAMatrixType elements must be SI8, UI8, I32, F16, or F32");
    }
    return parser.context().unique(new MMAMatrixType(parser.context(), shape, elementType, operand));
  }

  /** Returns the number of rows or columns. */
  public long dim(int index) {
    return shape[index];
  }

  public Type elementType() {
    return elementType;
  }

  /** Returns the operand of a product that the matrix is: {@code AOp}, {@code BOp} or {@code COp}. */
  public String operand() {
    return operand;
  }

  @Override
  public String dialectNamespace() {
    return GpuDialect.NAMESPACE;
  }

  @Override
  public void print(AsmPrinter printer) {
    printer.print(MNEMONIC).print('<').print(shape[0]).print('x').print(shape[1]).print('x').printType(elementType);
    printer.print(", ").printString(operand).print('>');
  }

  @Override
  protected int structuralHash() {
    return 31 * (31 * Arrays.hashCode(shape) + elementType.hashCode()) + operand.hashCode();
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    MMAMatrixType type = (MMAMatrixType) other;
    return Arrays.equals(shape, type.shape) && elementType == type.elementType && operand.equals(type.operand);
  }
}
