// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IndexType;

/** {@code #map(%dim, ...)[%symbol, ...]}: a map and the values that it is applied to, all indices. */
final class MapAssembly implements OpAssembly {
  private final boolean application;

  /**
   * @param application whether the operation has one result per result of the map and the parser checks the number of
   *     operands
   */
  MapAssembly(boolean application) {
    this.application = application;
  }

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    AffineMapAttr map = parser.parseAttribute(AffineMapAttr.class, IndexType.of(state.context()));
    state.addAttribute(MapOperands.MAP, map);
    DimsAndSymbols values = DimsAndSymbols.parse(parser);
    parser.parseOptionalAttrDict(state);
    AffineMap function = map.map();
    boolean fits = function.dimCount() == values.dims().size() && function.symbolCount() == values.symbols().size();
    if (application && !fits) {
      throw parser.error(parser.namePosition(), "dimension or symbol index mismatch");
    }
    values.resolve(parser, state);
    Type index = IndexType.of(state.context());
    int results = application ? function.resultCount() : 1;
    for (int i = 0; i < results; i++) {
      state.addResultType(index);
    }
  }

  @Override
  public String template() {
    return " $map($%operands)";
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    printer.print(' ');
    printer.printAttribute(op.getAttr(MapOperands.MAP));
    DimsAndSymbols.print(List.of(op.operands()), MapOperands.mapOf(op).dimCount(), printer);
    printer.printOptionalAttrDict(op, MapOperands.MAP);
  }
}
