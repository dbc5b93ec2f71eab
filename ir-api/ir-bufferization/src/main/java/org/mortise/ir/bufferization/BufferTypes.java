// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bufferization;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.OpOperand;
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
 * Computes the buffer types of tensors without changing the program. One object performs one computation: it tracks the
 * values in progress, so that loops terminate. The cost is the number of operations whose types depend on one another,
 * times the depth of loops.
 */
public final class BufferTypes {
  private final BufferizationOptions options;
  /** The values whose types are being computed, numbered in order. */
  private final Map<Value, Integer> inProgress = new HashMap<>();
  private final Map<Value, BaseMemRefType> assumed = new HashMap<>();
  private final Map<Value, BaseMemRefType> blockArguments;
  /** For each block argument in progress the common type of the operands whose types are computed already. */
  private final Map<BlockArgument, BaseMemRefType> known = new HashMap<>();
  /** The smallest number of a value in progress that was requested again. */
  private int outermostMet = Integer.MAX_VALUE;

  /** A type depends only on types that are being computed. */
  private static final class UndeterminedException extends RuntimeException {
    private static final long serialVersionUID = 1;

    UndeterminedException() {
      super(null, null, false, false);
    }
  }

  private BufferTypes(BufferizationOptions options, Map<Value, BaseMemRefType> blockArguments) {
    this.options = options;
    this.blockArguments = blockArguments;
  }

  /**
   * Returns the type of the buffer of {@code tensor}.
   *
   * @throws BufferizationException if the memory space is required but unknown
   */
  public static BaseMemRefType of(Value tensor, BufferizationOptions options) {
    return of(tensor, options, new HashMap<>());
  }

  /** Like {@link #of(Value)}, with a cache of the types of block arguments. */
  static BaseMemRefType of(Value tensor, BufferizationOptions options, Map<Value, BaseMemRefType> blockArguments) {
    return new BufferTypes(options, blockArguments).of(tensor);
  }

  /**
   * Returns the type of the buffer of another value, for the implementation of an operation.
   *
   * @throws BufferizationException if the memory space is required but unknown
   */
  public BaseMemRefType of(Value tensor) {
    BaseMemRefType computed = tensor instanceof BlockArgument ? blockArguments.get(tensor) : null;
    if (computed != null) {
      return computed;
    }
    int depth = inProgress.size();
    boolean isFirst = inProgress.putIfAbsent(tensor, depth) == null;
    int metBefore = outermostMet;
    outermostMet = Integer.MAX_VALUE;
    try {
      BufferizableOpInterface bufferizable = options.bufferizable(ownerOf(tensor));
      BaseMemRefType type = bufferizable != null
          ? bufferizable.getBufferType(tensor, this) : unknownType(tensor, null, defaultMemorySpace(tensor));
      // computed without assumptions about values of unknown type
      boolean isFinal = isFirst && outermostMet >= depth && assumed.isEmpty();
      if (isFinal && tensor instanceof BlockArgument) {
        blockArguments.put(tensor, type);
      }
      return type;
    } finally {
      if (isFirst) {
        inProgress.remove(tensor);
      }
      outermostMet = Math.min(metBefore, outermostMet >= depth ? Integer.MAX_VALUE : outermostMet);
    }
  }

  /** Returns the type of the buffer of {@code value}, or its own type if it is a buffer already. */
  public BaseMemRefType ofTensorOrBuffer(Value value) {
    return value.type() instanceof BaseMemRefType buffer ? buffer : of(value);
  }

  public BufferizationOptions options() {
    return options;
  }

  /** Returns whether the type of {@code value} is being computed, so that its computation would not end. */
  private boolean isInProgress(Value value) {
    Integer depth = inProgress.get(value);
    if (depth != null) {
      outermostMet = Math.min(outermostMet, depth);
    }
    return depth != null;
  }

  /**
   * Returns the buffer type of a loop argument: that of the initial and the yielded value if these are equal, otherwise
   * a type to which both can be cast. The type of the yielded value is computed as if the argument had the type of the
   * initial value.
   *
   * @throws BufferizationException if the values are in different memory spaces
   */
  public BaseMemRefType ofLoopArgument(Operation loop, BlockArgument argument, Value init, Value yielded) {
    BaseMemRefType ofInit = assumed.get(argument);
    if (ofInit != null) {
      return ofInit;
    }
    BaseMemRefType initial = ofTensorOrBuffer(init);
    assumed.put(argument, initial);
    try {
      return common(loop, argument, initial, ofTensorOrBuffer(yielded));
    } finally {
      assumed.remove(argument);
    }
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
   * Returns the type of the buffer of an argument of a block to which branches forward {@code operands}: their type, or
   * one to which all can be cast. Of operands that depend on the argument itself, the others determine the type.
   *
   * @throws BufferizationException if the operands are in different memory spaces, or all depend on the argument
   */
  public BaseMemRefType ofForwarded(BlockArgument argument, List<OpOperand> operands) {
    BaseMemRefType before = known.get(argument);
    try {
      List<OpOperand> undetermined = joinForwarded(argument, operands);
      if (!undetermined.isEmpty() && known.get(argument) != before) {
        joinForwarded(argument, undetermined); // more is known now
      }
      BaseMemRefType type = known.get(argument) == null ? ofOperandInProgress(operands) : known.get(argument);
      if (type != null) {
        return type;
      }
      int depth = inProgress.get(argument);
      boolean isInOther = depth < inProgress.size() - 1 || outermostMet < depth;
      throw isInOther ? new UndeterminedException() : new BufferizationException(
          ownerOf(argument).opError("could not infer buffer type of block argument"));
    } finally {
      if (before == null) {
        known.remove(argument);
      } else {
        known.put(argument, before);
      }
    }
  }

  /** Joins the types of the operands into the type of the argument. Returns the operands without a known type. */
  private List<OpOperand> joinForwarded(BlockArgument argument, List<OpOperand> operands) {
    List<OpOperand> undetermined = new ArrayList<>();
    for (OpOperand operand : operands) {
      if (isInProgress(operand.value())) {
        continue; // in a loop of blocks
      }
      try {
        BaseMemRefType type = ofTensorOrBuffer(operand.value());
        BaseMemRefType joined = known.get(argument);
        known.put(argument, joined == null || joined == type ? type : commonOfForwarded(argument, joined, type));
      } catch (UndeterminedException inLoop) {
        undetermined.add(operand);
      }
    }
    return undetermined;
  }

  private static BaseMemRefType commonOfForwarded(BlockArgument argument, BaseMemRefType one, BaseMemRefType other) {
    if (one.memorySpace() != other.memorySpace()) {
      throw new BufferizationException(
          ownerOf(argument).opError("incoming operands of block argument have inconsistent memory spaces"));
    }
    return withDynamicLayout((TensorType) argument.type(), one.memorySpace());
  }

  private @Nullable BaseMemRefType ofOperandInProgress(List<OpOperand> operands) {
    for (OpOperand operand : operands) {
      BaseMemRefType type = operand.value() instanceof BlockArgument argument ? known.get(argument) : null;
      if (type != null) {
        return type;
      }
    }
    return null;
  }

  /**
   * Returns the memory space of a tensor with unknown memory space; null is the default one.
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
   * Returns the buffer type of a tensor without known facts.
   *
   * @param layout the layout; null if unknown
   */
  public BaseMemRefType unknownType(
      Value tensor, @Nullable MemRefLayoutAttr layout, @Nullable Attribute memorySpace) {
    return unknownType(tensor, options, layout, memorySpace);
  }

  /**
   * Returns the buffer type of a tensor without known facts.
   *
   * @param layout the layout; null if unknown
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

  /** Returns the operation that defines {@code value}, or the parent of the block of a block argument. */
  public static Operation ownerOf(Value value) {
    return value instanceof BlockArgument argument ? argument.parentBlock().parentOp() : value.definingOp();
  }
}
