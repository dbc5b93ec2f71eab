// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.AttributeConstraint;

/**
 * The paths to members of a mapped structure, as in {@code [0, 1], [2]}. The lists of MLIR 19.1 end with numbers below
 * zero, which are omitted, so that they have the same length.
 */
final class MembersIndexForm implements AttributeConstraint.Form {
  @Override
  public Attribute parse(AsmParser parser) {
    List<ArrayAttr> paths = new ArrayList<>();
    do {
      paths.add(parsePath(parser));
    } while (parser.parseOptionalPunctuation(","));
    return ArrayAttr.of(parser.context(), paths);
  }

  private static ArrayAttr parsePath(AsmParser parser) {
    List<IntegerAttr> path = new ArrayList<>();
    int length = 0;
    parser.parsePunctuation("[");
    do {
      Long index = parser.parseOptionalInteger();
      if (index == null) {
        throw parser.error("expected integer value");
      }
      path.add(IntegerAttr.i64(parser.context(), index));
      length = index < 0 ? length : path.size();
    } while (parser.parseOptionalPunctuation(","));
    parser.parsePunctuation("]");
    return ArrayAttr.of(parser.context(), path.subList(0, length));
  }

  @Override
  public void print(AsmPrinter printer, Attribute attribute) {
    String separator = "";
    for (Attribute path : ((ArrayAttr) attribute).elements()) {
      printer.print(separator).print('[');
      String comma = "";
      for (Attribute index : ((ArrayAttr) path).elements()) {
        printer.print(comma).print(((IntegerAttr) index).longValue());
        comma = ", ";
      }
      printer.print(']');
      separator = ", ";
    }
  }
}
