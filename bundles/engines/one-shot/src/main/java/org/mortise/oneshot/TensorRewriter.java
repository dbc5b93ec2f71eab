// SPDX-License-Identifier: Apache-2.0
package org.mortise.oneshot;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.bufferization.AllocTensorOp;
import org.mortise.dialect.bufferization.BufferCasts;
import org.mortise.dialect.bufferization.ToBufferOp;
import org.mortise.dialect.bufferization.ToTensorOp;
import org.mortise.dialect.memref.AllocOp;
import org.mortise.dialect.memref.CastOp;
import org.mortise.dialect.memref.CopyOp;
import org.mortise.dialect.memref.DimOp;
import org.mortise.dialect.memref.GetGlobalOp;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Location;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.bufferization.BufferRewriter;
import org.mortise.ir.bufferization.BufferTypes;
import org.mortise.ir.bufferization.BufferizationException;
import org.mortise.ir.bufferization.BufferizationOptions;
import org.mortise.ir.interfaces.OpFoldResult;
import org.mortise.ir.interfaces.ReifyRankedShapedTypeOpInterface;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.TensorType;

/** The rewriter of tensors with the operations of memref and bufferization. */
final class TensorRewriter extends BufferRewriter {
  private final GlobalConstants constants;

  TensorRewriter(Context context, BufferizationOptions options, GlobalConstants constants) {
    super(context, options);
    this.constants = constants;
  }

  @Override
  public Value buffer(Value tensor) {
    ToTensorOp origin = ToTensorOp.of(tensor.definingOp());
    if (origin != null) {
      return origin.buffer();
    }
    InsertionPoint point = saveInsertionPoint();
    setInsertionPointAfterValue(tensor);
    Value buffer = toBuffer(tensor.location(), tensor, bufferType(tensor));
    restoreInsertionPoint(point);
    return buffer;
  }

  @Override
  public void replaceOpWithBuffers(Operation op, List<? extends Value> values) {
    InsertionPoint point = saveInsertionPoint();
    List<Value> replacements = new ArrayList<>(values.size());
    for (int i = 0; i < values.size(); i++) {
      Value value = values.get(i);
      if (op.result(i).type() instanceof TensorType) {
        setInsertionPointAfter(op);
        value = toTensor(value.location(), value);
      }
      replacements.add(value);
    }
    restoreInsertionPoint(point);
    replaceOp(op, replacements);
  }

  @Override
  public Value allocate(Location location, MemRefType type, List<Value> sizes) {
    return options().bufferAlignment() == 0
        ? AllocOp.create(this, location, type, sizes)
        : AllocOp.create(this, location, type, sizes, List.of(),
            IntegerAttr.of(IntegerType.of(context(), 64), options().bufferAlignment()));
  }

  @Override
  public void copy(Location location, Value source, Value target) {
    CopyOp.create(this, location, source, target);
  }

  @Override
  public Value allocateTensor(Location location, Value shaped, boolean withContents) {
    forgetBufferTypes(); // the new tensor replaces another one
    Value tensor = shaped.type() instanceof MemRefType ? toTensor(location, shaped) : shaped;
    if (!(tensor.type() instanceof RankedTensorType type)) {
      throw new BufferizationException(
          BufferTypes.ownerOf(shaped).error("copying of unranked tensors is not implemented"));
    }
    if (withContents) {
      return AllocTensorOp.create(this, location, type, List.of(), tensor, null);
    }
    List<Value> sizes = sizes(location, tensor, type, tensor == shaped);
    AllocTensorOp made = AllocTensorOp.build(this, location, type, sizes, null, null);
    made.setMemorySpaceAttr(bufferType(tensor).memorySpace());
    return made.result();
  }

  /** Returns the dynamic sizes, computed from the operation's operands if possible, otherwise from its result. */
  private List<Value> sizes(Location location, Value tensor, RankedTensorType type, boolean isOriginal) {
    List<Value> sizes = new ArrayList<>();
    List<List<OpFoldResult>> shapes = isOriginal && tensor instanceof OpResult result ? shapes(result) : null;
    for (int i = 0; i < type.rank(); i++) {
      if (!type.isDynamicDim(i)) {
        continue;
      }
      if (shapes == null) {
        sizes.add(org.mortise.dialect.tensor.DimOp.create(
            this, location, tensor, ConstantOp.createIndex(this, location, i)));
      } else {
        OpFoldResult size = shapes.get(((OpResult) tensor).index()).get(i);
        sizes.add(size.value() != null ? size.value()
            : ConstantOp.createIndex(this, location, size.constant().longValue()));
      }
    }
    return sizes;
  }

  private @Nullable List<List<OpFoldResult>> shapes(OpResult result) {
    Operation op = result.definingOp();
    ReifyRankedShapedTypeOpInterface shapes = op.getInterface(ReifyRankedShapedTypeOpInterface.class);
    return shapes == null ? null : shapes.reifyResultShapes(op, this);
  }

  @Override
  public Value toTensor(Location location, Value buffer) {
    return ToTensorOp.create(this, location, buffer);
  }

  @Override
  public Value toBuffer(Location location, Value tensor, BaseMemRefType type) {
    return ToBufferOp.create(this, location, type, tensor);
  }

  @Override
  public Value cast(Location location, Value buffer, BaseMemRefType type) {
    return CastOp.create(this, location, type, buffer);
  }

  @Override
  public Value castOrCopy(Value buffer, MemRefType type) {
    if (buffer.type() == type) {
      return buffer;
    }
    Location location = buffer.location();
    MemRefType from = (MemRefType) buffer.type();
    if (BufferCasts.alwaysSucceeds(from, type)) {
      return cast(location, buffer, type);
    }
    List<Value> sizes = new ArrayList<>();
    for (int i = 0; i < type.rank(); i++) {
      if (type.isDynamicDim(i)) {
        sizes.add(dim(location, buffer, i));
      }
    }
    Value copy = allocate(location, type, sizes);
    copy(location, buffer, copy);
    return copy;
  }

  @Override
  public Value dim(Location location, Value buffer, int dimension) {
    return DimOp.create(this, location, buffer, dimension);
  }

  @Override
  public Value constant(Operation op, Attribute contents, @Nullable Attribute memorySpace) {
    RankedTensorType tensor = (RankedTensorType) op.result(0).type();
    MemRefType type = (MemRefType) BufferTypes.withIdentityLayout(tensor, memorySpace);
    Operation global = constants.globalFor(op, contents, type, options().bufferAlignment());
    if (global == null) {
      throw new BufferizationException(op.error("only constants inside a module can be bufferized"));
    }
    return GetGlobalOp.create(this, op.location(), global.getAttr("type", TypeAttr.class).value(),
        SymbolRefAttr.of(context(), SymbolTable.getSymbolName(global)));
  }
}
