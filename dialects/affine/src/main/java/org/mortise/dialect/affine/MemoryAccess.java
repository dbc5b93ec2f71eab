// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IndexType;

/** The text {@code %memref[%i + 1, symbol(%n)]} of an access to an element. */
record MemoryAccess(UnresolvedOperand memref, List<UnresolvedOperand> dims, List<UnresolvedOperand> symbols) {
  /** Parses an access, whose map becomes the attribute {@code mapName}. */
  static MemoryAccess parse(OpAsmParser parser, OperationState state, String mapName) {
    MemoryAccess access = new MemoryAccess(parser.parseOperand(), new ArrayList<>(4), new ArrayList<>(4));
    AffineMap map = parser.parseAffineMapOfValues(access.dims, access.symbols, Delimiter.SQUARE);
    state.addAttribute(mapName, AffineMapAttr.of(state.context(), map));
    return access;
  }

  /** Adds the memref and the indices to the operands. */
  void resolve(OpAsmParser parser, OperationState state, Type memrefType) {
    Type index = IndexType.of(state.context());
    state.addOperand(parser.resolveOperand(memref, memrefType));
    parser.resolveOperands(dims, index, state);
    parser.resolveOperands(symbols, index, state);
  }

  static void print(Value memref, AffineMap map, List<? extends Value> indices, OpAsmPrinter printer) {
    printer.printOperand(memref).print('[');
    ValueExpressions.print(map, indices, printer);
    printer.print(']');
  }
}
