// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bufferization;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.StridedLayoutAttr;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.MemRefLayoutAttr;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.ShapedType;
import org.mortise.ir.types.TensorType;
import org.mortise.ir.types.UnrankedMemRefType;

/**
 * Computes the types of the buffers of tensors without a change of the program. One object is one computation: it knows
 * the values of which the type is being computed, so that loops end. Costs the number of operations whose types
 * depend on one another, times the depth of loops.
 */
public final class BufferTypes {
  private final BufferizationOptions options;
  private final Set<Value> inProgress = new HashSet<>();
  private final Map<Value, BaseMemRefType> assumed = new HashMap<>();
  private final Map<Value, BaseMemRefType> loopArguments;

  private BufferTypes(BufferizationOptions options, Map<Value, BaseMemRefType> loopArguments) {
    this.options = options;
    this.loopArguments = loopArguments;
  }

  /**
   * Returns the type of the buffer of {@code tensor}.
   *
   * @throws BufferizationException if the memory space is not known but must be
   */
  public static BaseMemRefType of(Value tensor, BufferizationOptions options) {
    return of(tensor, options, new HashMap<>());
  }

  /** The same; knows the types of the arguments of loops that were computed before, and adds others. */
  static BaseMemRefType of(Value tensor, BufferizationOptions options, Map<Value, BaseMemRefType> loopArguments) {
    return new BufferTypes(options, loopArguments).of(tensor);
  }

  /**
   * Returns the type of the buffer of another value, for the implementation of an operation.
   *
   * @throws BufferizationException if the memory space is not known but must be
   */
  public BaseMemRefType of(Value tensor) {
    boolean isFirst = inProgress.add(tensor);
    try {
      Operation owner = ownerOf(tensor);
      BufferizableOpInterface bufferizable = options.bufferizable(owner);
      return bufferizable != null
          ? bufferizable.getBufferType(tensor, this) : unknownType(tensor, null, defaultMemorySpace(tensor));
    } finally {
      if (isFirst) {
        inProgress.remove(tensor);
      }
    }
  }

  /** Returns the type of the buffer of {@code value}, or its own type if it is a buffer already. */
  public BaseMemRefType ofTensorOrBuffer(Value value) {
    return value.type() instanceof BaseMemRefType buffer ? buffer : of(value);
  }

  /** Returns the options. */
  public BufferizationOptions options() {
    return options;
  }

  /** Returns whether the type of {@code value} is being computed, so that its computation would not end. */
  public boolean isInProgress(Value value) {
    return inProgress.contains(value);
  }

  /**
   * Returns the type of the buffer of an argument of a loop: that of the initial value and of the one that the body
   * yields if these are the same, otherwise one to which both can be cast. What the body yields is computed as if the
   * argument had the type of the initial value.
   *
   * @throws BufferizationException if the values are in different memory spaces
   */
  public BaseMemRefType ofLoopArgument(Operation loop, BlockArgument argument, Value init, Value yielded) {
    BaseMemRefType known = assumed.getOrDefault(argument, loopArguments.get(argument));
    if (known != null) {
      return known;
    }
    BaseMemRefType initial = ofTensorOrBuffer(init);
    assumed.put(argument, initial);
    BaseMemRefType next = ofTensorOrBuffer(yielded);
    assumed.remove(argument);
    BaseMemRefType common = common(loop, argument, initial, next);
    if (assumed.isEmpty()) {
      loopArguments.put(argument, common);
    }
    return common;
  }

  private static BaseMemRefType common(
      Operation loop, BlockArgument argument, BaseMemRefType initial, BaseMemRefType next) {
    if (initial == next) {
      return next;
    }
    if (initial.memorySpace() != next.memorySpace()) {
      throw new BufferizationException(
          loop.opError("init_arg and yielded value bufferize to inconsistent memory spaces"));
    }
    return withDynamicLayout((TensorType) argument.type(), next.memorySpace());
  }

  /**
   * Returns the memory space of a tensor of which it is not known; null is the default one.
   *
   * @throws BufferizationException if it must be known
   */
  public @Nullable Attribute defaultMemorySpace(Value tensor) {
    return defaultMemorySpace(tensor, options);
  }

  static @Nullable Attribute defaultMemorySpace(Value tensor, BufferizationOptions options) {
    if (options.mustInferMemorySpace()) {
      throw new BufferizationException(ownerOf(tensor).error("could not infer memory space"));
    }
    return null;
  }

  /**
   * Returns the type of the buffer of a tensor of which nothing else is known.
   *
   * @param layout the layout; null if it is not known
   */
  public BaseMemRefType unknownType(
      Value tensor, @Nullable MemRefLayoutAttr layout, @Nullable Attribute memorySpace) {
    return unknownType(tensor, options, layout, memorySpace);
  }

  /**
   * Returns the type of the buffer of a tensor of which nothing else is known.
   *
   * @param layout the layout; null if it is not known
   */
  public static BaseMemRefType unknownType(Value tensor, BufferizationOptions options,
      @Nullable MemRefLayoutAttr layout, @Nullable Attribute memorySpace) {
    TensorType type = (TensorType) tensor.type();
    if (layout != null && type instanceof RankedTensorType ranked) {
      return MemRefType.of(ranked.shape(), type.elementType(), layout, memorySpace);
    }
    return options.unknownTypeConversion().bufferType(type, memorySpace);
  }

  /** Returns the type of a buffer in row-major order. */
  public static BaseMemRefType withIdentityLayout(TensorType type, @Nullable Attribute memorySpace) {
    return type instanceof RankedTensorType ranked
        ? MemRefType.of(ranked.shape(), type.elementType(), null, memorySpace)
        : UnrankedMemRefType.of(type.elementType(), memorySpace);
  }

  /** Returns the type of a buffer with any offset and any strides. */
  public static BaseMemRefType withDynamicLayout(TensorType type, @Nullable Attribute memorySpace) {
    return type instanceof RankedTensorType ranked
        ? MemRefType.of(ranked.shape(), type.elementType(),
            dynamicLayout(ranked), memorySpace)
        : UnrankedMemRefType.of(type.elementType(), memorySpace);
  }

  private static StridedLayoutAttr dynamicLayout(RankedTensorType type) {
    long[] strides = new long[type.rank()];
    Arrays.fill(strides, ShapedType.DYNAMIC);
    return StridedLayoutAttr.of(type.context(), ShapedType.DYNAMIC, strides);
  }

  /** Returns the operation that defines {@code value}, or the one around the block of which it is an argument. */
  public static Operation ownerOf(Value value) {
    return value instanceof BlockArgument argument ? argument.parentBlock().parentOp() : value.definingOp();
  }
}
