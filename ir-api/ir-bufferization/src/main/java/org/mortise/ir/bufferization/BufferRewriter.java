// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.bufferization;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.BlockOperand;
import org.mortise.ir.Context;
import org.mortise.ir.Location;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.TensorType;

/**
 * The rewriter by which implementations of {@link BufferizableOpInterface} replace tensors by buffers. It creates the
 * operations that connect tensors and buffers, so that implementations depend on their own dialect only. Changes take
 * effect immediately. All methods insert at the insertion point and preserve it, unless noted.
 */
public abstract class BufferRewriter extends PatternRewriter {
  private final BufferizationOptions options;
  private final Map<Value, BaseMemRefType> blockArguments = new HashMap<>();

  /** Creates a rewriter. */
  protected BufferRewriter(Context context, BufferizationOptions options) {
    super(context);
    this.options = options;
  }

  public final BufferizationOptions options() {
    return options;
  }

  /**
   * Returns the type that the buffer of {@code tensor} will have.
   *
   * @throws BufferizationException if the memory space is required but unknown
   */
  public final BaseMemRefType bufferType(Value tensor) {
    return BufferTypes.of(tensor, options, blockArguments);
  }

  /** Drops the cached types of loop arguments, because tensors were replaced. */
  protected final void forgetBufferTypes() {
    blockArguments.clear();
  }

  /**
   * Checks that a new buffer with unknown memory space can be in the default memory space.
   *
   * @throws BufferizationException if the memory space must be known
   */
  public final void checkDefaultMemorySpace(Operation op) {
    if (options.mustInferMemorySpace()) {
      throw new BufferizationException(op.error("memory space not implemented yet"));
    }
  }

  /**
   * Returns the memory space of a tensor with unknown memory space; null is the default one.
   *
   * @throws BufferizationException if it must be known
   */
  public final @Nullable Attribute defaultMemorySpace(Value tensor) {
    return BufferTypes.defaultMemorySpace(tensor, options);
  }

  /**
   * Returns {@code buffer}, or a cast of it, with type {@code type}; the cast must be valid. Some casts fail at run
   * time; {@link #castOrCopy} avoids these.
   */
  public final Value castIfNeeded(Location location, Value buffer, BaseMemRefType type) {
    return buffer.type() == type ? buffer : cast(location, buffer, type);
  }

  /**
   * Replaces the arguments of {@code source} by those of {@code target}, with buffers in place of tensors, and moves
   * the operations of {@code source} to the end of {@code target}.
   */
  public final void moveBody(Block source, Block target) {
    setInsertionPointToStart(target);
    List<Value> replacements = new ArrayList<>(source.argumentCount());
    for (int i = 0; i < source.argumentCount(); i++) {
      Value argument = target.argument(i);
      replacements.add(source.argument(i).type() instanceof TensorType
          ? toTensor(argument.location(), argument) : argument);
    }
    mergeBlocks(source, target, replacements);
  }

  /**
   * Changes the tensor arguments of {@code block} to buffers, and casts the forwarded operands of its predecessors.
   *
   * @throws BufferizationException if a predecessor's terminator is not a {@link BranchOpInterface}
   */
  public final void bufferizeBlockSignature(Block block) {
    InsertionPoint point = saveInsertionPoint();
    List<Type> types = new ArrayList<>(block.argumentCount());
    for (BlockArgument argument : block.argumentList()) {
      types.add(argument.type() instanceof TensorType ? bufferType(argument) : argument.type());
    }
    for (int i = 0; i < types.size(); i++) {
      BlockArgument argument = block.argument(i);
      if (argument.type() instanceof TensorType) {
        List<OpOperand> uses = new ArrayList<>();
        argument.uses().forEach(uses::add);
        argument.setType(types.get(i));
        setInsertionPointToStart(block);
        Value tensor = uses.isEmpty() ? null : toTensor(argument.location(), argument);
        uses.forEach(use -> use.set(tensor));
      }
    }
    for (BlockOperand use = block.firstUse(); use != null; use = use.nextUse()) {
      bufferizeForwarded(use, types);
    }
    restoreInsertionPoint(point);
  }

  private void bufferizeForwarded(BlockOperand use, List<Type> types) {
    Operation op = use.owner();
    BranchOpInterface branch = op.getInterface(BranchOpInterface.class);
    if (branch == null) {
      throw new BufferizationException(op.opError(
          "cannot bufferize ops with block references that do not implement BranchOpInterface"));
    }
    OperandRange forwarded = branch.getSuccessorOperands(op, use.index()).forwarded();
    for (int i = 0; i < forwarded.size(); i++) {
      Value operand = forwarded.get(i);
      if (operand.type() != types.get(i)) {
        Value buffer = buffer(operand);
        setInsertionPointAfterValue(operand);
        op.setOperand(forwarded.start() + i,
            castIfNeeded(operand.location(), buffer, (BaseMemRefType) types.get(i)));
      }
    }
  }

  /**
   * Returns the buffer of {@code tensor}: the one it was created from, or a cast inserted after its definition.
   *
   * @throws BufferizationException if the memory space is required but unknown
   */
  public abstract Value buffer(Value tensor);

  /**
   * Replaces and erases {@code op}. A result of tensor type is replaced by a buffer, which is cast to a tensor for uses
   * that are not bufferized yet.
   *
   * @param values a value for each result
   */
  public abstract void replaceOpWithBuffers(Operation op, List<? extends Value> values);

  /** Returns a new buffer. {@code sizes} are the dynamic ones of its type. */
  public abstract Value allocate(Location location, MemRefType type, List<Value> sizes);

  /** Copies the contents of a buffer to another one of the same shape. */
  public abstract void copy(Location location, Value source, Value target);

  /**
   * Returns a new tensor of the shape of {@code shaped}, a tensor or a buffer, and with its contents if
   * {@code withContents}.
   *
   * @throws BufferizationException if the shape has no rank
   */
  public abstract Value allocateTensor(Location location, Value shaped, boolean withContents);

  /** Returns the contents of {@code buffer} as a tensor, which may alias other tensors. */
  public abstract Value toTensor(Location location, Value buffer);

  /** Returns the buffer of {@code tensor} as a buffer of type {@code type}. */
  public abstract Value toBuffer(Location location, Value tensor, BaseMemRefType type);

  /** Returns {@code buffer} as a buffer of another type, to which it can be cast. */
  public abstract Value cast(Location location, Value buffer, BaseMemRefType type);

  /** Returns {@code buffer} with type {@code type}: itself, a cast or, if necessary, a copy. */
  public abstract Value castOrCopy(Value buffer, MemRefType type);

  /** Returns the size of a buffer in a dimension. */
  public abstract Value dim(Location location, Value buffer, int dimension);

  /**
   * Returns the buffer of a constant, which must not be written to. Equal constants of a module share one.
   *
   * @param op the operation that needs it
   * @param contents the elements, with a tensor type
   */
  public abstract Value constant(Operation op, Attribute contents, @Nullable Attribute memorySpace);
}
