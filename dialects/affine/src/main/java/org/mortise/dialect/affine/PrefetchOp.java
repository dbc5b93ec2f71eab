// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.memref.CastFolding;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.MemRefType;

/** Prefetches the element at the indices that an affine map computes. */
@Op(name = "affine.prefetch",
    operands = {"memref: ANY_MEMREF", "indices: INDEX..."},
    attributes = {"isWrite: BOOL", "localityHint: LOCALITY_HINT", "isDataCache: BOOL", "map: AFFINE_MAP"},
    traits = "MEMREFS_NORMALIZABLE",
    implementations = MapAccesses.class)
public final class PrefetchOp extends PrefetchOpBase {
  PrefetchOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
    op.canonicalization(patterns -> patterns.add(new SimplifyMap(NAME, 1)));
  }

  FoldResult fold(Attribute[] constants) {
    return CastFolding.intoOperands(operation());
  }

  @Nullable Diagnostic verify() {
    AffineMap map = mapAttr().map();
    if (map.resultCount() != memrefType().rank()) {
      return opError("affine.prefetch affine map num results must equal memref rank");
    }
    if (map.inputCount() + 1 != operation().operandCount()) {
      return opError("too few operands");
    }
    return AffineScopes.verifyIndices(operation(), indices(), "index");
  }

  /** {@code %memref[%i + 1], read, locality<3>, data : type}. */
  private static final class Assembly implements OpAssembly {
    @Override
    public String template() {
      return " $%memref[$i], read, locality<$3>, data : $type";
    }

    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      MemoryAccess access = MemoryAccess.parse(parser, state, MapOperands.MAP);
      parser.parsePunctuation(",");
      String mode = parser.parseKeyword();
      parser.parsePunctuation(",");
      parser.parseKeyword("locality");
      parser.parsePunctuation("<");
      Type i32 = IntegerType.of(parser.context(), 32);
      state.addAttribute("localityHint", parser.parseAttribute(IntegerAttr.class, i32));
      parser.parsePunctuation(">");
      parser.parsePunctuation(",");
      String cache = parser.parseKeyword();
      parser.parseOptionalAttrDict(state);
      MemRefType type = parser.parseColonType(MemRefType.class);
      access.resolve(parser, state, type);
      state.addAttribute("isWrite", choice(parser, mode, "write", "read", "rw specifier has to be 'read' or 'write'"));
      state.addAttribute(
          "isDataCache", choice(parser, cache, "data", "instr", "cache type has to be 'data' or 'instr'"));
    }

    private static IntegerAttr choice(OpAsmParser parser, String word, String yes, String no, String message) {
      if (!word.equals(yes) && !word.equals(no)) {
        throw parser.error(parser.namePosition(), message);
      }
      return IntegerAttr.bool(parser.context(), word.equals(yes));
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      PrefetchOp prefetch = PrefetchOp.of(op);
      printer.print(' ');
      MemoryAccess.print(prefetch.memref(), prefetch.mapAttr().map(), prefetch.indices(), printer);
      printer.print(prefetch.isWriteAttr().boolValue() ? ", write" : ", read");
      printer.print(", locality<").print(prefetch.localityHintAttr().longValue()).print(">, ");
      printer.print(prefetch.isDataCacheAttr().boolValue() ? "data" : "instr");
      printer.printOptionalAttrDict(op, MapOperands.MAP, "localityHint", "isWrite", "isDataCache");
      printer.print(" : ").printType(prefetch.memref().type());
    }
  }
}
