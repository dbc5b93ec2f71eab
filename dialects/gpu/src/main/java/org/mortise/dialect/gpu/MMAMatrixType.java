// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.parameters.TypeDef;

/** A matrix that the threads of a subgroup hold together: {@code !gpu.mma_matrix<16x16xf16, "AOp">}. */
@TypeDef(name = "gpu.mma_matrix", parameters = {"elementType: TYPE", "shape: SHAPE", "operand: STRING"})
public final class MMAMatrixType extends MMAMatrixTypeBase {
  static final String A = "AOp";
  static final String B = "BOp";
  static final String C = "COp";
  private static final Set<String> OPERANDS = Set.of(A, B, C);

  MMAMatrixType(Context context, Object[] values) {
    super(context, values);
  }

  static MMAMatrixType parse(AsmParser parser, int start) {
    parser.parsePunctuation("<");
    long[] shape = parser.parseDimensionList(false, true);
    Type elementType = parser.parseType();
    parser.parsePunctuation(",");
    String operand = parser.parseString();
    parser.parsePunctuation(">");
    return declaration().getChecked(parser, start, elementType, shape, operand);
  }

  static @Nullable String verify(Type elementType, long[] shape, String operand) {
    if (!OPERANDS.contains(operand)) {
      return "operand expected to be one of AOp, BOp or COp";
    }
    if (shape.length != 2) {
      return "MMAMatrixType must have exactly two dimensions";
    }
    return GpuConstraints.MMA_ELEMENT.accepts(elementType)
        ? null : "MMAMatrixType elements must be SI8, UI8, I32, F16, or F32";
  }

  /** Returns the number of rows or columns. */
  public long dim(int index) {
    return shape()[index];
  }

  @Override
  protected void printParameters(AsmPrinter printer) {
    printer.print('<').print(dim(0)).print('x').print(dim(1)).print('x').printType(elementType());
    printer.print(", ").printString(operand()).print('>');
  }
}
