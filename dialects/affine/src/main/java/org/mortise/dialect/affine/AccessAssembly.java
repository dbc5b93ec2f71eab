// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineDimExpr;
import org.mortise.ir.affine.AffineExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.affine.AffineSymbolExpr;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.MemRefType;

/** {@code %memref[%i + 1, symbol(%n)] : type}, in a store after {@code %value, }. */
final class AccessAssembly implements OpAssembly {
  private final boolean store;

  AccessAssembly(boolean store) {
    this.store = store;
  }

  @Override
  public void parse(OpAsmParser parser, OperationState state) {
    UnresolvedOperand stored = null;
    if (store) {
      stored = parser.parseOperand();
      parser.parsePunctuation(",");
    }
    UnresolvedOperand memref = parser.parseOperand();
    List<UnresolvedOperand> dims = new ArrayList<>(4);
    List<UnresolvedOperand> symbols = new ArrayList<>(4);
    AffineMap map = parser.parseAffineMapOfValues(dims, symbols);
    state.addAttribute(MapOperands.MAP, AffineMapAttr.of(state.context(), map));
    parser.parseOptionalAttrDict(state);
    MemRefType type = parser.parseColonType(MemRefType.class);
    if (store) {
      state.addOperand(parser.resolveOperand(stored, type.elementType()));
    } else {
      state.addResultType(type.elementType());
    }
    state.addOperand(parser.resolveOperand(memref, type));
    Type index = IndexType.of(state.context());
    parser.resolveOperands(dims, index, state);
    parser.resolveOperands(symbols, index, state);
  }

  @Override
  public void print(Operation op, OpAsmPrinter printer) {
    int memref = store ? 1 : 0;
    printer.print(' ');
    if (store) {
      printer.printOperand(op.operand(0)).print(", ");
    }
    printer.printOperand(op.operand(memref)).print('[');
    MapOperands access = MapOperands.of(op, memref + 1);
    for (int i = 0; i < access.map().resultCount(); i++) {
      printer.print(i == 0 ? "" : ", ");
      print(access.map().result(i), access, printer);
    }
    printer.print(']');
    printer.printOptionalAttrDict(op, MapOperands.MAP);
    printer.print(" : ").printType(op.operand(memref).type());
  }

  private static void print(AffineExpr expr, MapOperands access, OpAsmPrinter printer) {
    expr.write(new AffineExpr.Sink() {
      @Override
      public void text(String part) {
        printer.print(part);
      }

      @Override
      public void leaf(AffineExpr leaf) {
        if (leaf instanceof AffineDimExpr dim) {
          printer.printOperand(access.operands().get(dim.position()));
          return;
        }
        Value symbol = access.operands().get(access.map().dimCount() + ((AffineSymbolExpr) leaf).position());
        printer.print("symbol(").printOperand(symbol).print(')');
      }
    });
  }
}
