// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.attributes.DenseElementsBuilder;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.VectorType;

/** The paths to members of a mapped structure in MLIR 19.1, as in {@code [0, 1], [2, -1]}: the rows of a matrix. */
final class FormerMembersIndexForm implements AttributeConstraint.Form {
  @Override
  public Attribute parse(AsmParser parser) {
    List<List<Integer>> rows = new ArrayList<>();
    do {
      rows.add(parseRow(parser));
    } while (parser.parseOptionalPunctuation(","));
    int width = rows.get(0).size();
    long[] shape = {rows.size(), width};
    DenseElementsBuilder elements =
        new DenseElementsBuilder(VectorType.of(shape, IntegerType.of(parser.context(), Integer.SIZE)));
    for (List<Integer> row : rows) {
      if (row.size() != width) {
        throw parser.error("expected as many indices in each list");
      }
      row.forEach(elements::addLong);
    }
    return elements.build();
  }

  private static List<Integer> parseRow(AsmParser parser) {
    List<Integer> row = new ArrayList<>();
    parser.parsePunctuation("[");
    do {
      int position = parser.position();
      Long index = parser.parseOptionalInteger();
      if (index == null) {
        throw parser.error("expected integer value");
      }
      if (index != index.intValue()) {
        throw parser.error(position, "integer value too large");
      }
      row.add(index.intValue());
    } while (parser.parseOptionalPunctuation(","));
    parser.parsePunctuation("]");
    return row;
  }

  @Override
  public void print(AsmPrinter printer, Attribute attribute) {
    DenseElementsAttr elements = (DenseElementsAttr) attribute;
    long[] shape = ((ShapedType) elements.type()).shape();
    for (int row = 0; row < shape[0]; row++) {
      printer.print(row == 0 ? "[" : ", [");
      for (int column = 0; column < shape[1]; column++) {
        int index = elements.isSplat() ? 0 : row * (int) shape[1] + column;
        printer.print(column == 0 ? "" : ",").print(((IntegerAttr) elements.elementAt(index)).longValue());
      }
      printer.print(']');
    }
  }
}
