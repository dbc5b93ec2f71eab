// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.MemRefType;

/** Prefetches an element into the cache. */
@Op(name = "memref.prefetch",
    operands = {"memref: ANY_MEMREF write", "indices: INDEX..."},
    attributes = {"isWrite: BOOL", "localityHint: LOCALITY_HINT", "isDataCache: BOOL"})
public final class PrefetchOp extends PrefetchOpBase {
  static final AttributeConstraint<IntegerAttr> LOCALITY_HINT = AttributeConstraints.withMaximum(
          AttributeConstraints.withMinimum(AttributeConstraints.I32, 0), 3);

  PrefetchOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
  }

  FoldResult fold(Attribute[] constants) {
    return CastFolding.intoOperands(operation());
  }

  /** Returns whether the element will be written. */
  public boolean isWrite() {
    return isWriteAttr().boolValue();
  }

  /** Returns the expected temporal locality, from 0 (none) to 3 (keep in the cache). */
  public long localityHint() {
    return localityHintAttr().longValue();
  }

  /** Returns whether the cache is the data cache, not the instruction cache. */
  public boolean isDataCache() {
    return isDataCacheAttr().boolValue();
  }

  @Nullable Diagnostic verify() {
    int rank = memrefType().rank();
    return rank == operation().operandCount() - 1 ? null : opError("too few indices");
  }

  /** {@code %memref[indices], read, locality<3>, data : type}. */
  private static final class Assembly implements OpAssembly {
    @Override
    public String template() {
      return " $%memref[$%i], read, locality<$3>, data : $type";
    }

    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      UnresolvedOperand memref = parser.parseOperand();
      List<UnresolvedOperand> indices = new ArrayList<>();
      parser.parseOperandList(indices, Delimiter.SQUARE);
      parser.parsePunctuation(",");
      String access = parser.parseKeyword();
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
      state.addOperand(parser.resolveOperand(memref, type));
      parser.resolveOperands(indices, IndexType.of(parser.context()), state);
      state.addAttribute(
          "isWrite", choice(parser, access, "write", "read", "rw specifier has to be 'read' or 'write'"));
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
      printer.printOperand(prefetch.memref());
      printer.print('[');
      printer.printOperands(prefetch.indices());
      printer.print("], ").print(prefetch.isWrite() ? "write" : "read");
      printer.print(", locality<").print(prefetch.localityHint()).print(">, ");
      printer.print(prefetch.isDataCache() ? "data" : "instr");
      printer.printOptionalAttrDict(op, "localityHint", "isWrite", "isDataCache");
      printer.print(" : ").printType(prefetch.memref().type());
    }
  }
}
