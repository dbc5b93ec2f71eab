// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.memref.CastFolding;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.MemRefType;

/** Waits for the completion of a copy that {@code affine.dma_start} started. */
@Op(name = "affine.dma_wait",
    operands = "operands: ANY...",
    traits = "MEMREFS_NORMALIZABLE",
    implementations = DmaWaitOp.MapAccess.class)
public final class DmaWaitOp extends DmaWaitOpBase {
  static final String TAG_MAP = "tag_map";

  DmaWaitOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
  }

  FoldResult fold(Attribute[] constants) {
    return CastFolding.intoOperands(operation());
  }

  /** Returns the memref that identifies the copy. */
  public Value tag() {
    return operands().get(0);
  }

  /** Returns the map of the indices of the tag. */
  public AffineMap map() {
    return operation().getAttr(TAG_MAP, AffineMapAttr.class).map();
  }

  /** Returns the number of elements to wait for. */
  public Value numElements() {
    return operands().get(operands().size() - 1);
  }

  /** Returns the operands of the map. */
  public List<Value> indices() {
    return operands().subList(1, 1 + map().inputCount());
  }

  @Nullable Diagnostic verify() {
    if (operands().isEmpty() || !(tag().type() instanceof MemRefType)) {
      return opError("expected DMA tag to be of memref type");
    }
    if (!(operation().getAttr(TAG_MAP) instanceof AffineMapAttr)) {
      return opError("requires an affine map attribute named '" + TAG_MAP + "'");
    }
    if (operands().size() != map().inputCount() + 2) {
      return opError("incorrect number of operands");
    }
    for (Value index : indices()) {
      if (!(index.type() instanceof IndexType)) {
        return opError("index to dma_wait must have 'index' type");
      }
    }
    return AffineScopes.verifyIndices(operation(), indices(), "index");
  }

  /** The map of the tag. */
  static final class MapAccess implements AffineMapAccessInterface {
    @Override
    public @Nullable String getMapName(Operation op, int operand) {
      return operand == 0 ? TAG_MAP : null;
    }
  }

  /** {@code %tag[...], %count : type}. */
  private static final class Assembly implements OpAssembly {
    @Override
    public String template() {
      return " $%tag[$i], $%size : $tagType";
    }

    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      MemoryAccess tag = MemoryAccess.parse(parser, state, TAG_MAP);
      parser.parsePunctuation(",");
      UnresolvedOperand count = parser.parseOperand();
      Type type = parser.parseColonType();
      tag.resolve(parser, state, type);
      state.addOperand(parser.resolveOperand(count, IndexType.of(state.context())));
      if (!(type instanceof MemRefType)) {
        throw parser.error(parser.namePosition(), "expected tag to be of memref type");
      }
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      DmaWaitOp wait = DmaWaitOp.of(op);
      printer.print(' ');
      MemoryAccess.print(wait.tag(), wait.map(), wait.indices(), printer);
      printer.print(", ");
      printer.printOperand(wait.numElements()).print(" : ").printType(wait.tag().type());
    }
  }
}
