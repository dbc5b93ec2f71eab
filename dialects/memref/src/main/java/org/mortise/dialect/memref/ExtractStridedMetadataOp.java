// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.ir.Attribute;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.definition.ResultNames;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.StridesAndOffset;

/** Decomposes a memref into its base buffer, offset, sizes and strides. */
@Op(name = "memref.extract_strided_metadata",
    operands = "source: ANY_STRIDED_MEMREF",
    results = {"base_buffer: ANY_STRIDED_MEMREF_OF_RANK_0", "offset: INDEX", "sizes: INDEX...", "strides: INDEX..."},
    traits = {"PURE", "SAME_VARIADIC_RESULT_SIZE"},
    format = "$source `:` type($source) `->` type(results) attr-dict",
    implementations = MemRefViews.class)
public final class ExtractStridedMetadataOp extends ExtractStridedMetadataOpBase {
  ExtractStridedMetadataOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.resultNames((operation, sink) -> new ExtractStridedMetadataOp(operation).nameResults(sink));
  }

  static @Nullable List<Type> inferResultTypes(OperationState state) {
    if (!(state.operands().get(0).type() instanceof MemRefType type)) {
      return null;
    }
    List<Type> types = new ArrayList<>(2 + 2 * type.rank());
    types.add(MemRefType.of(new long[0], type.elementType(), null, type.memorySpace()));
    types.addAll(Collections.nCopies(1 + 2 * type.rank(), IndexType.of(type.context())));
    return types;
  }

  private void nameResults(ResultNames.Sink sink) {
    sink.name(baseBuffer(), "base_buffer");
    sink.name(offset(), "offset");
    if (rank() > 0) {
      sink.name(size(0), "sizes");
      sink.name(stride(0), "strides");
    }
  }

  /** Replaces results that the type of the source determines by constants before the operation. */
  FoldResult fold(Attribute[] constants) {
    MemRefType type = sourceType();
    StridesAndOffset layout = type.stridesAndOffset();
    if (layout == null) {
      return FoldResult.NONE; // created by a pass; the verifier will reject it
    }
    OpBuilder builder = OpBuilder.before(operation());
    boolean changed = replace(offset(), layout.offset(), builder);
    for (int i = 0; i < type.rank(); i++) {
      changed |= replace(size(i), type.dim(i), builder);
    }
    for (int i = 0; i < type.rank(); i++) {
      changed |= replace(stride(i), layout.strides()[i], builder);
    }
    return changed ? FoldResult.IN_PLACE : FoldResult.NONE;
  }

  private static boolean replace(Value result, long known, OpBuilder builder) {
    if (ShapedType.isDynamic(known) || !result.hasUses()) {
      return false;
    }
    Location location = result.definingOp().location();
    result.replaceAllUsesWith(ConstantOp.createIndex(builder, location, known));
    return true;
  }

  /** Returns the number of dimensions. */
  public int rank() {
    return sizes().size();
  }

  public Value size(int dimension) {
    return sizes().get(dimension);
  }

  public Value stride(int dimension) {
    return strides().get(dimension);
  }
}
