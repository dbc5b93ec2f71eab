// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.arithemulatewideint;

import java.util.Arrays;
import java.util.List;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.vector.ExtractOp;
import org.mortise.dialect.vector.ExtractStridedSliceOp;
import org.mortise.dialect.vector.InsertOp;
import org.mortise.dialect.vector.InsertStridedSliceOp;
import org.mortise.dialect.vector.ShapeCastOp;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.attributes.DenseNumbersAttr;
import org.mortise.ir.attributes.FloatAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.VectorType;

/**
 * Creates the operations that split and join emulated integers. Halves of a vector have a trailing dimension of size 1.
 */
final class Halves {
  private final OpBuilder builder;
  private final Location location;

  Halves(OpBuilder builder, Location location) {
    this.builder = builder;
    this.location = location;
  }

  /** Returns the low (0) or high (1) half of an emulated integer, or of each of a vector. */
  Value half(Value value, int index) {
    VectorType type = (VectorType) value.type();
    if (type.rank() == 1) {
      return ExtractOp.create(builder, location, value, List.of(), DenseI64ArrayAttr.of(builder.context(), index));
    }
    long[] sizes = type.shape();
    sizes[sizes.length - 1] = 1;
    return ExtractStridedSliceOp.create(builder, location, VectorType.of(sizes, type.elementType()), value,
        offsets(type, index), numbers(sizes), ones(type));
  }

  /** Joins halves to an emulated integer, or a vector of these; a missing high half is 0. */
  Value join(Type type, Value... parts) {
    VectorType vector = (VectorType) type;
    Value joined = zeros(vector);
    for (int i = 0; i < parts.length; i++) {
      joined = vector.rank() == 1
          ? InsertOp.create(builder, location, parts[i], joined, List.of(),
              DenseI64ArrayAttr.of(builder.context(), i))
          : InsertStridedSliceOp.create(
              builder, location, parts[i], joined, offsets(vector, i), ones(vector));
    }
    return joined;
  }

  private Value zeros(VectorType type) {
    return ConstantOp.create(builder, location, DenseNumbersAttr.ofLongs(type, 0));
  }

  private ArrayAttr offsets(VectorType type, int last) {
    long[] offsets = new long[type.rank()];
    offsets[offsets.length - 1] = last;
    return numbers(offsets);
  }

  private ArrayAttr ones(VectorType type) {
    long[] ones = new long[type.rank()];
    Arrays.fill(ones, 1);
    return numbers(ones);
  }

  private ArrayAttr numbers(long[] numbers) {
    Type i64 = IntegerType.of(builder.context(), Long.SIZE);
    IntegerAttr[] attributes = new IntegerAttr[numbers.length];
    for (int i = 0; i < numbers.length; i++) {
      attributes[i] = IntegerAttr.of(i64, numbers[i]);
    }
    return ArrayAttr.of(builder.context(), attributes);
  }

  /** Adds a trailing dimension of size 1 to a vector; scalars are unchanged. */
  Value withLastDim(Value value) {
    if (!(value.type() instanceof VectorType type)) {
      return value;
    }
    long[] shape = Arrays.copyOf(type.shape(), type.rank() + 1);
    shape[type.rank()] = 1;
    return ShapeCastOp.create(builder, location, VectorType.of(shape, type.elementType()), value);
  }

  /** Drops the trailing dimension of size 1 of a vector; scalars are unchanged. */
  Value withoutLastDim(Value value) {
    if (!(value.type() instanceof VectorType type)) {
      return value;
    }
    VectorType reduced = VectorType.of(Arrays.copyOf(type.shape(), type.rank() - 1), type.elementType());
    return ShapeCastOp.create(builder, location, reduced, value);
  }

  /** Returns an integer of the given type, or a vector of it. */
  Value constant(Type type, long value) {
    return type instanceof VectorType vector
        ? ConstantOp.create(builder, location, DenseNumbersAttr.ofLongs(vector, value))
        : ConstantOp.createInteger(builder, location, type, value);
  }

  /** Returns a floating-point number of the given type, or a vector of it. */
  Value constant(Type type, double value) {
    return ConstantOp.create(builder, location, type instanceof VectorType vector
        ? DenseNumbersAttr.ofDoubles(vector, value) : FloatAttr.of((FloatType) type, value));
  }

  /** Returns {@code element}, or a vector of it with the shape of {@code type} if that is a vector. */
  static Type like(Type type, Type element) {
    return type instanceof VectorType vector ? VectorType.of(vector.shape(), element) : element;
  }

  /** Returns the element type of a vector; {@code type} itself if it is not a vector. */
  static Type elementOf(Type type) {
    return type instanceof VectorType vector ? vector.elementType() : type;
  }
}
