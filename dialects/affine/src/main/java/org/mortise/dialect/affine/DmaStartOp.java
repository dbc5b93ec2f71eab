// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.memref.CastFolding;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffectOpInterface;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.MemRefType;

/** Starts an asynchronous copy between memrefs, at the indices that affine maps compute. */
@Op(name = "affine.dma_start",
    operands = "operands: ANY...",
    traits = "MEMREFS_NORMALIZABLE",
    implementations = {DmaStartOp.MapAccess.class, DmaStartOp.Effects.class})
public final class DmaStartOp extends DmaStartOpBase {
  private static final String SOURCE_MAP = "src_map";
  private static final String TARGET_MAP = "dst_map";

  DmaStartOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.assembly(new Assembly());
  }

  FoldResult fold(Attribute[] constants) {
    return CastFolding.intoOperands(operation());
  }

  private AffineMap map(String name) {
    return operation().getAttr(name, AffineMapAttr.class).map();
  }

  private int targetPosition() {
    return 1 + map(SOURCE_MAP).inputCount();
  }

  private int tagPosition() {
    return targetPosition() + 1 + map(TARGET_MAP).inputCount();
  }

  private int countPosition() {
    return tagPosition() + 1 + map(DmaWaitOp.TAG_MAP).inputCount();
  }

  private List<Value> operandsBetween(int start, int end) {
    return operands().subList(start, end);
  }

  /** Returns the memref to copy from. */
  public Value source() {
    return operands().get(0);
  }

  /** Returns the memref to copy to. */
  public Value target() {
    return operands().get(targetPosition());
  }

  /** Returns the memref that identifies the copy to {@code affine.dma_wait}. */
  public Value tag() {
    return operands().get(tagPosition());
  }

  /** Returns the map of the indices to copy from. */
  public AffineMap sourceMap() {
    return map(SOURCE_MAP);
  }

  /** Returns the operands of {@link #sourceMap}. */
  public List<Value> sourceIndices() {
    return operandsBetween(1, targetPosition());
  }

  /** Returns the map of the indices to copy to. */
  public AffineMap targetMap() {
    return map(TARGET_MAP);
  }

  /** Returns the operands of {@link #targetMap}. */
  public List<Value> targetIndices() {
    return operandsBetween(targetPosition() + 1, tagPosition());
  }

  /** Returns the map of the indices of the tag. */
  public AffineMap tagMap() {
    return map(DmaWaitOp.TAG_MAP);
  }

  /** Returns the operands of {@link #tagMap}. */
  public List<Value> tagIndices() {
    return operandsBetween(tagPosition() + 1, countPosition());
  }

  /** Returns the number of elements and, if the copy is strided, the stride and the elements per stride. */
  public List<Value> sizes() {
    return operandsBetween(countPosition(), operands().size());
  }

  /** Returns whether the last operands are a stride and the number of elements per stride. */
  public boolean isStrided() {
    return operands().size() != countPosition() + 1;
  }

  @Nullable Diagnostic verify() {
    for (String name : List.of(SOURCE_MAP, TARGET_MAP, DmaWaitOp.TAG_MAP)) {
      if (!(operation().getAttr(name) instanceof AffineMapAttr)) {
        return opError("requires an affine map attribute named '" + name + "'");
      }
    }
    int count = operands().size();
    if (count > 0 && !(source().type() instanceof MemRefType)) {
      return opError("expected DMA source to be of memref type");
    }
    if (count > targetPosition() && !(target().type() instanceof MemRefType)) {
      return opError("expected DMA destination to be of memref type");
    }
    if (count > tagPosition() && !(tag().type() instanceof MemRefType)) {
      return opError("expected DMA tag to be of memref type");
    }
    if (count != countPosition() + 1 && count != countPosition() + 3) {
      return opError("incorrect number of operands");
    }
    Diagnostic wrong = verifyIndices("src", 1, targetPosition());
    if (wrong == null) {
      wrong = verifyIndices("dst", targetPosition() + 1, tagPosition());
    }
    return wrong != null ? wrong : verifyIndices("tag", tagPosition() + 1, countPosition());
  }

  private @Nullable Diagnostic verifyIndices(String role, int start, int end) {
    List<Value> indices = operandsBetween(start, end);
    for (Value index : indices) {
      if (!(index.type() instanceof IndexType)) {
        return opError(role + " index to dma_start must have 'index' type");
      }
    }
    return AffineScopes.verifyIndices(operation(), indices, role + " index");
  }

  /** The maps of the three memrefs. */
  static final class MapAccess implements AffineMapAccessInterface {
    @Override
    public @Nullable String getMapName(Operation op, int operand) {
      DmaStartOp dma = of(op);
      if (operand == 0) {
        return SOURCE_MAP;
      }
      if (operand == dma.targetPosition()) {
        return TARGET_MAP;
      }
      return operand == dma.tagPosition() ? DmaWaitOp.TAG_MAP : null;
    }
  }

  /** {@code %source[...], %target[...], %tag[...], %count, %stride, %per_stride : three types}. */
  private static final class Assembly implements OpAssembly {
    @Override
    public String template() {
      return " $%source[$i], $%target[$j], $%tag[$k], $%size : $sourceType, $targetType, $tagType";
    }

    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      MemoryAccess source = MemoryAccess.parse(parser, state, SOURCE_MAP);
      parser.parsePunctuation(",");
      MemoryAccess target = MemoryAccess.parse(parser, state, TARGET_MAP);
      parser.parsePunctuation(",");
      MemoryAccess tag = MemoryAccess.parse(parser, state, DmaWaitOp.TAG_MAP);
      parser.parsePunctuation(",");
      UnresolvedOperand count = parser.parseOperand();
      List<UnresolvedOperand> stride = new ArrayList<>(2);
      if (parser.parseOptionalPunctuation(",")) {
        parser.parseOperandList(stride, Delimiter.NONE);
        if (!stride.isEmpty() && stride.size() != 2) {
          throw parser.error(parser.namePosition(), "expected two stride related operands");
        }
      }
      List<Type> types = new ArrayList<>(3);
      parser.parseColonTypeList(types);
      if (types.size() != 3) {
        throw parser.error(parser.namePosition(), "expected three types");
      }
      source.resolve(parser, state, types.get(0));
      target.resolve(parser, state, types.get(1));
      tag.resolve(parser, state, types.get(2));
      Type index = IndexType.of(state.context());
      state.addOperand(parser.resolveOperand(count, index));
      parser.resolveOperands(stride, index, state);
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      DmaStartOp dma = DmaStartOp.of(op);
      int target = dma.targetPosition();
      int tag = dma.tagPosition();
      int count = dma.countPosition();
      printer.print(' ');
      MemoryAccess.print(dma.source(), dma.map(SOURCE_MAP), dma.operandsBetween(1, target), printer);
      printer.print(", ");
      MemoryAccess.print(dma.target(), dma.map(TARGET_MAP), dma.operandsBetween(target + 1, tag), printer);
      printer.print(", ");
      MemoryAccess.print(dma.tag(), dma.map(DmaWaitOp.TAG_MAP), dma.operandsBetween(tag + 1, count), printer);
      printer.print(", ");
      printer.printOperands(dma.operandsBetween(count, op.operandCount()));
      printer.print(" : ");
      printer.printTypesOf(List.of(dma.source(), dma.target(), dma.tag()));
    }
  }

  /** Reads the source and the tag, and writes the target. */
  static final class Effects implements MemoryEffectOpInterface {
    @Override
    public void getEffects(Operation op, List<MemoryEffect> effects) {
      DmaStartOp dma = of(op);
      effects.add(MemoryEffect.of(MemoryEffect.Kind.READ, dma.source()));
      effects.add(MemoryEffect.of(MemoryEffect.Kind.WRITE, dma.target()));
      effects.add(MemoryEffect.of(MemoryEffect.Kind.READ, dma.tag()));
    }
  }
}
