// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.bufferization;

import java.util.List;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.tensor.CastIntoDestinationStyle;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffectOpInterface;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.interfaces.DestinationStyleOpInterface;
import org.mortise.ir.interfaces.HyperrectangularSlice;
import org.mortise.ir.interfaces.subsets.SubsetInsertionOpInterface;
import org.mortise.ir.interfaces.subsets.SubsetOpInterface;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.TensorType;

/** Requires the contents of a tensor in the memory of another tensor or in a buffer. */
@Op(name = "bufferization.materialize_in_destination",
    operands = {"source: ANY_TENSOR", "dest: ANY_SHAPED"},
    results = "result: ANY_TENSOR?",
    attributes = {"restrict: UNIT?", "writable: UNIT?"},
    format = "$source `in` (`restrict` $restrict^)? (`writable` $writable^)? $dest attr-dict "
          + "`:` functional-type(operands, results)",
    implementations = {
        MaterializeInDestinationOp.DestinationStyle.class, MaterializeInDestinationOp.Effects.class,
        MaterializeInDestinationOp.Whole.class, MaterializeInDestinationOp.Insertion.class,
        MaterializeInDestinationBufferization.class, ResultShapes.OfDestination.class
    },
    patterns = CastIntoDestinationStyle.class)
public final class MaterializeInDestinationOp extends MaterializeInDestinationOpBase {
  private static final String WRITABLE_OR_NOT =
      "'writable' must be specified if and only if the destination is of memref type";
  private static final String INCOMPATIBLE = "source/destination shapes are incompatible";

  MaterializeInDestinationOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.predicate("all of {source, dest} have same element type", each ->
        ((ShapedType) each.operand(0).type()).elementType() == ((ShapedType) each.operand(1).type()).elementType());
  }

  @Nullable Diagnostic verify() {
    ShapedType source = (ShapedType) source().type();
    ShapedType dest = (ShapedType) dest().type();
    String error = dest instanceof TensorType ? errorForTensor() : errorForMemref((Type) dest);
    if (error == null) {
      error = shapeError(source, dest);
    }
    return error == null ? null : opError(error);
  }

  private @Nullable String errorForTensor() {
    if (result() == null) {
      return "tensor 'dest' implies exactly one tensor result";
    }
    if (result().type() != dest().type()) {
      return "result and 'dest' types must match";
    }
    if (restrictAttr() != null) {
      return "'restrict' is valid only for memref destinations";
    }
    return writableAttr() == null ? null : WRITABLE_OR_NOT;
  }

  private @Nullable String errorForMemref(Type dest) {
    if (!(dest instanceof BaseMemRefType)) {
      return "'dest' must be a tensor or a memref";
    }
    if (result() != null) {
      return "memref 'dest' implies zero results";
    }
    return writableAttr() != null ? null : WRITABLE_OR_NOT;
  }

  private static @Nullable String shapeError(ShapedType source, ShapedType dest) {
    if (source.hasRank() != dest.hasRank()) {
      return INCOMPATIBLE;
    }
    if (!source.hasRank()) {
      return null;
    }
    if (source.rank() != dest.rank()) {
      return "rank mismatch between source and destination shape";
    }
    for (int i = 0; i < source.rank(); i++) {
      if (!source.isDynamicDim(i) && !dest.isDynamicDim(i) && source.dim(i) != dest.dim(i)) {
        return INCOMPATIBLE;
      }
    }
    return null;
  }

  /** The destination is the only init. */
  static final class DestinationStyle implements DestinationStyleOpInterface {
    @Override
    public OperandRange getDpsInits(Operation op) {
      return new OperandRange(op, 1, 1);
    }
  }

  /** Writes to a destination that is a buffer. */
  static final class Effects implements MemoryEffectOpInterface {
    @Override
    public void getEffects(Operation op, List<MemoryEffect> effects) {
      Value dest = of(op).dest();
      if (dest.type() instanceof BaseMemRefType) {
        effects.add(MemoryEffect.of(MemoryEffect.Kind.WRITE, dest));
      }
    }
  }

  /** The part is all of the destination. */
  static final class Whole implements SubsetOpInterface {
    @Override
    public @Nullable HyperrectangularSlice getAccessedHyperrectangularSlice(Operation op) {
      return null;
    }
  }

  /** The source replaces the destination. */
  static final class Insertion implements SubsetInsertionOpInterface {
    @Override
    public OpOperand getSourceOperand(Operation op) {
      return of(op).sourceOperand();
    }

    @Override
    public boolean isEquivalentSubset(Operation op, Value candidate, BiPredicate<Value, Value> areEquivalent) {
      return areEquivalent.test(of(op).dest(), candidate);
    }

    @Override
    public List<Value> getValuesNeededToBuildSubsetExtraction(Operation op) {
      return List.of(of(op).dest());
    }

    /** Moves {@code restrict} to the tensor of the buffer. Without it, the buffer may alias other tensors. */
    @Override
    public @Nullable Value buildSubsetExtraction(Operation op, OpBuilder builder, Location location) {
      MaterializeInDestinationOp materialize = of(op);
      Value dest = materialize.dest();
      if (dest.type() instanceof TensorType || materialize.restrictAttr() == null) {
        return dest.type() instanceof TensorType ? dest : null;
      }
      ToTensorOp tensor = ToTensorOp.of(ToTensorOp.create(builder, location, dest).definingOp());
      tensor.setRestrictAttr(materialize.restrictAttr());
      tensor.setWritableAttr(materialize.writableAttr());
      materialize.setRestrictAttr(null);
      return tensor.result();
    }
  }
}
